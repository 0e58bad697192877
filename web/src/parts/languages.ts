/** What the languages call themselves; the same in every language. */
import type { Language } from '../settings.svelte';

export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', ru: 'Русский', de: 'Deutsch' };
