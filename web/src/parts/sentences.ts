/** The words as a sentence or a title begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** Words of several origins one after the other, for who hears them: each ends once, whether it has its own mark or not. */
export function inSentences(...parts: readonly (string | null | undefined)[]): string {
  return parts
    .filter((part): part is string => Boolean(part))
    .reduce((said, part) => (said === '' ? part : `${said}${/[.!?…]$/.test(said) ? '' : '.'} ${part}`), '');
}
