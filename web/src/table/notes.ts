/** Notes of the service in the chat, in words. */
import { t, words } from '../texts/words.svelte';
import type { ChatLine } from '../types';

export function noteText(note: ChatLine, nameOf: (seat: number) => string): string {
  const bot = String(note.args.bot ?? '');
  const known = `lobby-bot-${bot}`;
  const args = {
    ...note.args,
    bot: words.page?.has(known) ? t(known) : bot,
    who: note.seat === null ? '' : nameOf(note.seat),
    kind: note.kind,
  };
  const message = `note-${note.kind}`;
  return words.page?.has(message) ? t(message, args) : t('note-unknown', args);
}
