/** Notes of the service in the chat, in words. */
import { botName } from '../texts/names';
import { t, words } from '../texts/words.svelte';
import type { ChatLine } from '../types';

export function noteText(note: ChatLine, nameOf: (seat: number) => string): string {
  const args = {
    ...note.args,
    bot: botName(String(note.args.bot ?? '')),
    who: note.seat === null ? '' : nameOf(note.seat),
    kind: note.kind,
  };
  const message = `note-${note.kind}`;
  return words.page?.has(message) ? t(message, args) : t('note-unknown', args);
}
