import { expect, test } from 'vitest';
import { awayFor, isMissed } from '../src/table/away';
import type { SeatInfo } from '../src/types';

const NOW = 1_000_000_000;
const gone = (more: Partial<SeatInfo> = {}): SeatInfo =>
  ({ seat: 1, kind: 'person', taken: true, present: false, away_since: NOW / 1000 - 330, ...more }) as SeatInfo;

test('a person for whom the others wait is missed after a minute', () => {
  expect(isMissed(gone(), [0], 'deciding', NOW)).toBe(true);
  expect(awayFor(gone(), NOW)).toBe(5);
  expect(isMissed(gone({ away_since: NOW / 1000 - 20 }), [0], 'deciding', NOW)).toBe(false);
});

test.each([
  [gone(), [0], 'waiting'],
  [gone(), [1], 'deciding'],
  [gone({ present: true }), [0], 'deciding'],
  [gone({ kind: 'bot' }), [0], 'deciding'],
  [gone({ taken: false }), [0], 'deciding'],
  [gone({ away_since: null }), [0], 'deciding'],
] as const)('nobody else is missed', (seat, mine, status) => {
  expect(isMissed(seat, mine, status, NOW)).toBe(false);
});
