import { describe, expect, test } from 'vitest';
import { cutAtFinds, findRules, parseInline, parseMarkup, ruleOf } from '../src/rules/rules';
import type { RulesText } from '../src/types';

const BOOK: RulesText = {
  game: 'merv',
  language: 'en',
  title: 'Merv',
  preface: '',
  areas: [
    {
      code: 'CARAVAN',
      title: 'Caravansary',
      introduction: '',
      rules: [
        { id: 'MERV-CARAVAN-4', title: 'Cards in reach', text: 'A card with a camel can be taken, see MERV-CARAVAN-14.' },
        { id: 'MERV-CARAVAN-14', title: 'Camels', text: 'Placing a camel opens the next card.' },
      ],
    },
    {
      code: 'WALL',
      title: 'Wall',
      introduction: '',
      rules: [{ id: 'MERV-WALL-2', title: 'Place of a piece', text: 'Ворота идут в середину; верблюдов не нужно. Ещё.' }],
    },
  ],
};

describe('markup', () => {
  test('ids of rules become links, unknown ids stay words', () => {
    const parts = parseInline('See MERV-CARAVAN-14 or MERV-NONE-1.', (id) => id === 'MERV-CARAVAN-14');

    expect(parts).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', id: 'MERV-CARAVAN-14' },
      { kind: 'text', text: ' or MERV-NONE-1.' },
    ]);
  });

  test('emphasis, strong words and code', () => {
    expect(parseInline('A *player* is **not** `x`').map((part) => part.kind)).toEqual([
      'text', 'emphasis', 'text', 'strong', 'text', 'code',
    ]);
  });

  test('tags of the page are plain text', () => {
    expect(parseInline('</script><b>x</b>')).toEqual([{ kind: 'text', text: '</script><b>x</b>' }]);
  });

  test('paragraphs are joined, lists and tables are found', () => {
    const blocks = parseMarkup('One\nline.\n\nFirst:\n- a\n- b\n  goes on\n\n1. x\n2. y\n\n| h | i |\n|---|---|\n| 1 | 2 |\n\n*Definition.*');

    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'paragraph', 'list', 'list', 'table', 'tag']);
    expect(blocks[0]).toEqual({ kind: 'paragraph', text: [{ kind: 'text', text: 'One line.' }] });
    expect(blocks[2]).toMatchObject({ ordered: false, items: [[{ text: 'a' }], [{ text: 'b goes on' }]] });
    expect(blocks[4]).toMatchObject({ head: [[{ text: 'h' }], [{ text: 'i' }]], rows: [[[{ text: '1' }], [{ text: '2' }]]] });
  });

  test('an empty text has no blocks', () => {
    expect(parseMarkup(' \n\n ')).toEqual([]);
  });
});

describe('search', () => {
  test('an id is found in any spelling', () => {
    expect(ruleOf(BOOK, 'caravan 4')?.id).toBe('MERV-CARAVAN-4');
    expect(ruleOf(BOOK, 'merv-caravan-14')?.id).toBe('MERV-CARAVAN-14');
    expect(ruleOf(BOOK, 'caravan-99')).toBeUndefined();
  });

  test('titles come before texts, and words are found by their beginning', () => {
    expect(findRules(BOOK, 'camel').map((rule) => rule.id)).toEqual(['MERV-CARAVAN-14', 'MERV-CARAVAN-4']);
    expect(findRules(BOOK, 'amel')).toEqual([]);
    expect(findRules(BOOK, '')).toEqual([]);
  });

  test('Russian words, with or without ё', () => {
    expect(findRules(BOOK, 'верблюд').map((rule) => rule.id)).toEqual(['MERV-WALL-2']);
    expect(findRules(BOOK, 'еще')).toHaveLength(1);
  });

  test('what was found can be shown', () => {
    expect(cutAtFinds('A camel and camels.', 'camel')).toEqual(['A ', 'camel', ' and ', 'camel', 's.']);
    expect(cutAtFinds('a (b', '(')).toEqual(['a ', '(', 'b']);
  });
});
