/** The words of the things on the shared board: a title and what the thing does. */
import type { TipText } from '../../../table/context';
import type { Speaker } from '../../../texts/speaker';
import type { PlayerView, View } from '../view';
import { capital, isReconstructed } from '../tile-words';
import { inWords } from '../words';
import type { StairName } from './arrange';
import type { Printed } from './printed';

export function here(speaker: Speaker, players: readonly PlayerView[]): string[] {
  if (players.length === 0) return [];
  return [speaker.say('board-here', { names: players.map(({ who }) => speaker.participant(who)).join(', ') })];
}

// --- river ---------------------------------------------------------------------------------------------------------------
export function aboutSpace(speaker: Speaker, view: View, space: number, isCrocodile: boolean): TipText {
  const title = space === 0 ? speaker.say('board-river-start') : speaker.say('board-river-space', { n: space });
  const players = view.players.filter((player) => player.space === space && player.harbour === null);
  const lines = [...(isCrocodile ? crocodileLines(speaker, view) : []), ...here(speaker, players)];
  return { title, text: lines.join(' '), rule: isCrocodile ? 'MKSH-TILE-9' : 'MKSH-RIVER-1' };
}

function crocodileLines(speaker: Speaker, { crocodile, season }: View): string[] {
  const winner = crocodile !== null && season < 3 ? [speaker.say('board-crocodile-winner', { who: crocodile })] : [];
  return [speaker.say('board-crocodile'), ...winner];
}

export function aboutHarbour(speaker: Speaker, view: View, points: readonly number[]): TipText {
  const players = view.players.filter(({ harbour }) => harbour !== null);
  const text = [speaker.say('board-harbour-text', { points: points.join(', ') }), ...here(speaker, players)].join(' ');
  return { title: speaker.say('board-harbour'), text, rule: 'MKSH-RIVER-7' };
}

export function aboutRapid(speaker: Speaker, printed: Printed, rapid: number): TipText {
  const { at, bonus } = printed.rapid(rapid);
  const text = speaker.say('board-rapid-text', { n: at, text: inWords(speaker, bonus) });
  return { title: speaker.say('board-rapid', { n: rapid }), text, rule: 'MKSH-RIVER-14' };
}

// --- stairs --------------------------------------------------------------------------------------------------------------
export function aboutStep(speaker: Speaker, view: View, stair: StairName, step: number, flight: number, isFirst: boolean): TipText {
  const players = view.players.filter(({ steps }) => steps[stair] === step);
  const lines = [
    speaker.say('board-step', { n: step, flight }),
    ...(isFirst && flight > 1 ? [speaker.say('board-step-first')] : []),
    ...here(speaker, players),
  ];
  return { title: capital(speaker.say(`stair-${stair}`)), text: lines.join(' '), rule: 'MKSH-STAIRS-5' };
}

/** A connecting cell says what the stair tile on it gives, else its own bonus. */
export function aboutCell(speaker: Speaker, printed: Printed, cell: string, tile: string | null): TipText {
  const title = capital(speaker.say(`connecting-${cell}`));
  const lines = [speaker.say(tile === null ? `connecting-${cell}-text` : `stair_tile-${tile}-text`)];
  if (tile !== null) lines.unshift(speaker.say('board-stair-tile'));
  if (isReconstructed(printed.values, tile === null ? 'connecting' : 'stair_tile', tile ?? cell)) lines.push(speaker.say('tile-reconstructed'));
  return { title, text: lines.join(' '), rule: tile === null ? 'MKSH-STAIRS-7' : 'MKSH-EXP1-1' };
}

export function aboutCompanion(speaker: Speaker, name: 'sultan' | 'imam', owner: number | null, step: number | null): TipText {
  const where =
    owner === null ? speaker.say('board-companion-waits', { n: step ?? 0 }) : speaker.say('board-companion-with', { who: owner });
  return { title: speaker.say(`companion-${name}`), text: `${speaker.say(`companion-${name}-text`)} ${where}`, rule: 'MKSH-EXP2-2' };
}

// --- piles -----------------------------------------------------------------------------------------------------------------
/** How many tiles lie under an open one, and which of them are known. */
export function under(speaker: Speaker, n: number, known: readonly string[] = []): string[] {
  const names = known.map((scroll) => speaker.say(`scroll-${scroll}`)).join(', ');
  return [speaker.say('board-under', { n }), ...(names ? [speaker.say('board-under-known', { names })] : [])];
}
