/** What a level of the bots means, as it was measured: how it thinks, how strong it is, how long its turns take. */
import { botName, tIf } from '../texts/names';
import { t } from '../texts/words.svelte';
import type { BotInfo } from '../types';

/** Seconds beyond which the longest turn says little about the others. */
const LONG = 10;
/** Seconds below which nobody waits. */
const AT_ONCE = 0.5;

export function levelHelp(bot: BotInfo): string {
  const how = tIf(`lobby-bot-${bot.name}-help`, t('lobby-bot-other-help'));
  return [how, strengthOf(bot), timeOf(bot)].filter((part) => part !== '').join(t('lobby-bot-then'));
}

function strengthOf({ strength }: BotInfo): string {
  if (strength === null) return '';
  const points = Math.round(strength.points);
  if (strength.against === null) return t('lobby-bot-scores', { points });
  return t('lobby-bot-wins', { share: Math.round(100 * strength.share), level: botName(strength.against), points });
}

function timeOf({ seconds, strength }: BotInfo): string {
  if (strength === null) return t(seconds > LONG ? 'lobby-bot-long' : 'lobby-bot-seconds', { n: Math.round(seconds) });
  if (strength.longest < AT_ONCE) return t('lobby-bot-at-once');
  return t('lobby-bot-turn', { mean: rounded(strength.mean), most: Math.min(Math.ceil(strength.longest), Math.round(seconds)) });
}

/** With one digit where that says something. */
function rounded(seconds: number): number {
  return seconds < 2 ? Math.round(10 * seconds) / 10 : Math.round(seconds);
}
