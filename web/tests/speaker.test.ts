import { describe, expect, test } from 'vitest';
import { Speaker, Texts } from '../src/texts/speaker';

// the texts lie outside of the page's folder, where the bundler does not look
interface Files {
  readFileSync(path: string, encoding: 'utf-8'): string;
  readdirSync(path: string): string[];
}
declare const process: { getBuiltinModule(name: 'node:fs'): Files };
const { readFileSync, readdirSync } = process.getBuiltinModule('node:fs');
const LANGUAGES = ['en', 'ru', 'de'];

function sources(language: string, ...folders: string[]): string[] {
  return folders
    .map((folder) => `../src/caravansary/${folder}`)
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(`/${language}.ftl`) || path.endsWith(`.${language}.ftl`))
    .map((path) => readFileSync(path, 'utf-8'));
}

function texts(language: string): Texts {
  return new Texts(language, sources(language, 'texts', 'server/texts', 'games/merv/texts'));
}

const SEATS = ['red', 'blue'].map((colour, who) => ({ who, kind: 'seat', colour, scores: true }));
const OTHERS = [...SEATS, { who: 2, kind: 'high_courtier', colour: 'yellow', scores: false }];
const speaker = new Speaker(texts('en'), new Set(['colour', 'cubes', 'spice'])).at(OTHERS, ['Anna', '']);

describe('the speaker', () => {
  test('says an action with the words of its arguments', () => {
    expect(speaker.action({ kind: 'pay', args: { colour: 'purple' } })).toBe('Pay with purple');
  });

  test('calls people by name, else by colour, and the automatic ones by what they are', () => {
    expect([0, 1, 2].map((who) => speaker.participant(who))).toEqual(['Anna', 'Blue', 'High Courtier']);
  });

  test('adds the colour to a name that two have', () => {
    const same = speaker.at(SEATS, ['Anna', 'Anna']);
    expect(same.participant(1)).toBe('Anna (Blue)');
  });

  test('says amounts in an event', () => {
    const event = { kind: 'paid', who: 0, args: { cubes: { purple: 2, tan: 0, white: 1 } } };
    expect(speaker.event(event)).toBe('Anna pays 2 purple, 1 white.');
  });

  test('counts words that stand side by side, but not numbers', () => {
    const event = { kind: 'paid', who: 0, args: { cubes: ['x', 'x', '4', '4', 5, 5] } };
    const plain = new Speaker(texts('en'), new Set()).at(OTHERS, ['Anna', '']);
    expect(plain.event(event)).toBe('Anna pays 2 × x, 4, 4, 5, 5.');
  });

  test('signs what an option brings and costs', () => {
    expect(speaker.preview({ teal: 2 }, { camels: 1 })).toBe('+2 teal, \u22121 camel');
  });

  test('says a refusal with its reason', () => {
    expect(speaker.refusal('merv.slot.occupied', { slot: 3, owner: 0 }, null)).toBe('Slot 3 is taken by Anna.');
  });

  test('a missing message is an error while developing', () => {
    expect(() => speaker.say('no-such-message')).toThrow('no message');
  });
});

describe('the words of the page', () => {
  const ids = (language: string): string[] =>
    sources(language, 'server/texts')
      .join('\n')
      .split('\n')
      .flatMap((line) => /^([a-z][a-zA-Z0-9_-]*) =/.exec(line)?.[1] ?? [])
      .sort();

  test.each(LANGUAGES)('are complete in %s', (language) => {
    expect(ids(language)).toEqual(ids('en'));
  });

  test.each(LANGUAGES)('are unique in %s', (language) => {
    expect(ids(language).length).toBe(new Set(ids(language)).size);
  });
});

test('every message of the page that is used exists', () => {
  const components = import.meta.glob<string>(['../src/*.{svelte,ts}', '../src/{parts,table}/*.{svelte,ts}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });
  const used = Object.values(components).flatMap((source) => [...source.matchAll(/['"`](page-[a-z-]+[a-z])['"`]/g)]);
  const page = new Texts('en', sources('en', 'server/texts'));
  expect(used.map((match) => match[1]!).filter((id) => !page.has(id))).toEqual([]);
});
