import { expect, test } from 'vitest';
import { inSentences } from '../src/parts/sentences';

test('each part ends once, whether it has its own mark or not', () => {
  expect(inSentences('Souk', 'You have no unused worker there: souk.', 'Each worker exchanges a good.')).toBe(
    'Souk. You have no unused worker there: souk. Each worker exchanges a good.',
  );
});

test('what is missing leaves no mark behind', () => {
  expect(inSentences('Tower', undefined, null, '', 'Empty')).toBe('Tower. Empty');
});
