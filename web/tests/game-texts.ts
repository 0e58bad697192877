/** The texts of the games and of the page as files: they lie outside of the page's folder, where the bundler does not look. */
import { describe, expect, test } from 'vitest';
import { Texts } from '../src/texts/speaker';

interface Files {
  readFileSync(path: string, encoding: 'utf-8'): string;
  readdirSync(path: string): string[];
}
declare const process: { getBuiltinModule(name: 'node:fs'): Files };
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs');
const PACKAGE = '../src/caravansary';
export const LANGUAGES = ['en', 'ru', 'de'];

/** What stands in a file of the package. */
export function source(path: string): string {
  return readFileSync(`${PACKAGE}/${path}`, 'utf-8');
}

/** The files of a language in a folder of texts. */
export function filesOf(language: string, folder: string): string[] {
  const found = readdirSync(`${PACKAGE}/${folder}`).filter((name) => name === `${language}.ftl` || name.endsWith(`.${language}.ftl`));
  return found.map((name) => `${folder}/${name}`);
}

/** The messages of a file. */
export function ids(path: string): string[] {
  return [...source(path).matchAll(/^([a-z][a-zA-Z0-9_-]*) =/gm)].map((match) => match[1]!);
}

/** All texts of some folders. */
export function textsOf(language: string, ...folders: string[]): Texts {
  return new Texts(language, folders.flatMap((folder) => filesOf(language, folder)).map(source));
}

/** What only the page says of a game. */
export function pageTexts(game: string, language: string): Texts {
  return new Texts(language, pageFiles(game, language).map(source));
}

function pageFiles(game: string, language: string): string[] {
  return ['page', 'places', 'turns'].map((file) => `games/${game}/texts/${file}.${language}.ftl`);
}

/** The words of a game's page: complete, said once, sayable; and `wanted` and what the sources ask for is there. */
export function describeWords(game: string, wanted: string[], sources: string, asked: RegExp): void {
  describe.each(LANGUAGES)('the words of the page in %s', (language) => {
    const texts = pageTexts(game, language);
    const messages = pageFiles(game, language).flatMap(ids);

    test('every message of the English files is there', () => {
      expect(messages).toEqual(pageFiles(game, 'en').flatMap(ids));
    });

    test('no message is in two files', () => {
      const all = filesOf(language, `games/${game}/texts`).flatMap(ids);
      expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
    });

    test('every message can be said, with any number and any word', () => {
      const named = [...pageFiles(game, language).map(source).join('').matchAll(/\$(\w+)/g)].map((match) => match[1]!);
      for (const given of [0, 1, 2, 5, 21, 'x']) {
        const args = { ...Object.fromEntries(named.map((name) => [name, given])), ...(given === 'x' ? { n: 2 } : {}) };
        for (const id of messages) expect(texts.format(id, args), id).toMatch(/^[^{}]+$/);
      }
    });

    test('zones, steps of the guide and whatever else is named have their words', () => {
      expect(wanted.length).toBeGreaterThan(10);
      expect(wanted.filter((id) => !texts.has(id))).toEqual([]);
    });

    test('every message that the board asks for exists', () => {
      const all = textsOf(language, `games/${game}/texts`);
      const used = [...sources.matchAll(asked)].map((match) => match[1]!);
      expect([...new Set(used)].filter((id) => !all.has(id))).toEqual([]);
    });
  });
}

/** The names of zones and of the steps of a guide. */
export function namesOf(zones: readonly { name: string }[], guide: readonly { name: string }[]): string[] {
  return [...zones.map(({ name }) => `zone-${name}`), ...guide.flatMap(({ name }) => [`guide-${name}`, `guide-${name}-text`])];
}
