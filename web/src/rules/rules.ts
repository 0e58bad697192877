/**
 * The rules reference for reading: a small part of Markdown as blocks (paragraphs, lists, tables, emphasis), ids of rules
 * as links, and a search for words or ids that works as `RuleBook.find` does in Python.
 */
import type { AreaText, RulesText, RuleText } from '../types';

export type Inline =
  | { kind: 'text' | 'emphasis' | 'strong' | 'code'; text: string }
  | { kind: 'rule'; id: string };

export type Block =
  | { kind: 'paragraph'; text: Inline[] }
  | { kind: 'tag'; text: string }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] };

const RULE_ID = /[A-Z][A-Z0-9]*-[A-Z0-9]+-\d+/;
const INLINE = new RegExp(`\\*\\*(?<strong>[^*]+)\\*\\*|\\*(?<emphasis>[^*]+)\\*|\`(?<code>[^\`]+)\`|\\b(?<rule>${RULE_ID.source})\\b`, 'g');
const BULLET = /^[-*+]\s+/;
const NUMBER = /^\d+[.)]\s+/;
const LONE_EMPHASIS = /^\*([^*]+)\*$/;

/** The parts of one line of text; `known` decides which ids are links. */
export function parseInline(text: string, known: (id: string) => boolean = () => true): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  const plain = (until: number): void => {
    if (until > end) parts.push({ kind: 'text', text: text.slice(end, until) });
  };
  for (const match of text.matchAll(INLINE)) {
    const { strong, emphasis, code, rule } = match.groups ?? {};
    if (rule !== undefined && !known(rule)) continue;
    plain(match.index);
    if (rule !== undefined) parts.push({ kind: 'rule', id: rule });
    else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis });
    else if (code !== undefined) parts.push({ kind: 'code', text: code });
    end = match.index + match[0].length;
  }
  plain(text.length);
  return parts;
}

/** The blocks of a text. Whatever is not of the known forms is a paragraph: nothing is lost. */
export function parseMarkup(text: string, known: (id: string) => boolean = () => true): Block[] {
  return text
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== ''))
    .filter((lines) => lines.length > 0)
    .flatMap((lines) => blocksOf(lines, known));
}

function blocksOf(lines: string[], known: (id: string) => boolean): Block[] {
  const inline = (line: string): Inline[] => parseInline(line.trim(), known);
  const lone = lines.length === 1 ? LONE_EMPHASIS.exec(lines[0]?.trim() ?? '') : null;
  if (lone) return [{ kind: 'tag', text: (lone[1] ?? '').replace(/\.$/, '') }];
  if (isTable(lines)) {
    const [head, , ...rows] = lines.map((line) => cells(line).map(inline));
    return [{ kind: 'table', head: head ?? [], rows }];
  }
  const first = lines.findIndex((line) => BULLET.test(line) || NUMBER.test(line));
  if (first < 0) return [{ kind: 'paragraph', text: inline(lines.map((line) => line.trim()).join(' ')) }];
  const list = listOf(lines.slice(first), inline);
  return first === 0 ? [list] : [...blocksOf(lines.slice(0, first), known), list];
}

function listOf(lines: string[], inline: (line: string) => Inline[]): Block {
  const ordered = NUMBER.test(lines[0] ?? '');
  const items: string[] = [];
  for (const line of lines) {
    const marker = BULLET.test(line) ? BULLET : NUMBER.test(line) ? NUMBER : null;
    if (marker) items.push(line.replace(marker, ''));
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered, items: items.map(inline) };
}

function isTable(lines: string[]): boolean {
  return lines.length >= 2 && lines.every((line) => line.includes('|')) && /^[\s|:-]+$/.test(lines[1] ?? '');
}

function cells(line: string): string[] {
  return line.trim().replace(/^\|/, '').replace(/\|$/, '').split('|').map((cell) => cell.trim());
}

// --- finding ---------------------------------------------------------------------------------------------------------
export function allRules(book: RulesText): RuleText[] {
  return book.areas.flatMap((area) => area.rules);
}

export function areaOf(book: RulesText, id: string): AreaText | undefined {
  return book.areas.find((area) => area.rules.some((rule) => rule.id === id));
}

/** The rule of an id; case and the game's part of the id do not matter ("caravan-4", "CARAVAN 4"). */
export function ruleOf(book: RulesText, id: string): RuleText | undefined {
  const asked = plain(id);
  return allRules(book).find((rule) => {
    const whole = plain(rule.id);
    return asked === whole || asked === whole.slice(whole.indexOf('-') + 1);
  });
}

/** The rules with every word, or its beginning; an id first, then those that have all words in their title. */
export function findRules(book: RulesText, words: string): RuleText[] {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [];
  const exact = ruleOf(book, words);
  const rules = allRules(book);
  const inTitle = rules.filter((rule) => hasAll(`${rule.id} ${rule.title}`, asked));
  const anywhere = rules.filter((rule) => hasAll(`${rule.id} ${rule.title}\n${rule.text}`, asked));
  return [...new Set([...(exact ? [exact] : []), ...inTitle, ...anywhere])];
}

function plain(id: string): string {
  return id.trim().toLowerCase().split(/[\s_-]+/).join('-');
}

/** Small letters; "ё" is found by "е". */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е');
}

function hasAll(text: string, words: string[]): boolean {
  const folded = fold(text);
  return words.every((word) => beginsAWord(folded, word));
}

function beginsAWord(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}_]/u.test(text.charAt(at - 1))) return true;
  }
  return false;
}

/** The text cut at the beginnings of the words that were searched: every second part is a find. */
export function cutAtFinds(text: string, words: string): string[] {
  const asked = fold(words).split(/\s+/).filter(Boolean);
  if (asked.length === 0) return [text];
  const escaped = asked.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('е', '[её]'));
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}_])(${escaped.join('|')})`, 'giu'));
}
