/**
 * The words of the page in the chosen language. `t` is reactive: whoever calls it while drawing is drawn again when the
 * language changes. Only the chosen language is loaded, the texts of a game with its table or its form; a change of the
 * language swaps everything at once.
 */
import { api } from '../api';
import { settings, type Language } from '../settings.svelte';
import type { GameInfo } from '../types';
import { Speaker, Texts } from './speaker';

const KEPT = 'caravansary.texts.';

class Words {
  /** The page's own words; null until they are loaded. */
  page = $state.raw<Texts | null>(null);
  private speakers = $state.raw<Record<string, Speaker>>({});
  private readonly games = new Map<string, GameInfo>();
  private readonly sources = new Map<string, Promise<string>>();

  get language(): Language {
    return (this.page?.language ?? settings.language) as Language;
  }

  /** Loads the page's words; without a server, those that were kept here. */
  async start(): Promise<void> {
    await this.speak(settings.language);
  }

  /** Changes the language of everything that is shown. */
  async choose(language: Language): Promise<void> {
    settings.change({ language });
    await this.speak(language);
  }

  /** The speaker of a game, after `learn`; null before. */
  speaker(game: string): Speaker | null {
    return this.speakers[game] ?? null;
  }

  /** Loads the texts of a game. */
  async learn(game: GameInfo): Promise<void> {
    this.games.set(game.name, game);
    const language = this.language;
    const speaker = await this.speakerOf(game, language);
    if (language !== this.language) return this.learn(game);
    this.speakers = { ...this.speakers, [game.name]: speaker };
  }

  private async speak(language: Language): Promise<void> {
    const games = [...this.games.values()];
    const [page, ...speakers] = await Promise.all([
      this.source(`/${language}`, language).then((source) => new Texts(language, [source])),
      ...games.map((game) => this.speakerOf(game, language)),
    ]);
    if (language !== settings.language) return;
    this.page = page;
    this.speakers = Object.fromEntries(games.map((game, index) => [game.name, speakers[index]!]));
    document.documentElement.lang = language;
  }

  private async speakerOf(game: GameInfo, language: Language): Promise<Speaker> {
    const sources = await Promise.all([
      this.source(`/${language}`, language),
      this.source(`${game.name}/${language}`, language, game.name),
    ]);
    return new Speaker(new Texts(language, sources), new Set(game.vocabulary));
  }

  private source(key: string, language: Language, game?: string): Promise<string> {
    const known = this.sources.get(key);
    if (known !== undefined) return known;
    const asked = (game === undefined ? api.pageTexts(language) : api.gameTexts(game, language)).then(
      (source) => keep(key, source),
      (error: unknown) => {
        this.sources.delete(key);
        const kept = localStorage.getItem(KEPT + key);
        if (kept === null) throw error;
        return kept;
      },
    );
    this.sources.set(key, asked);
    return asked;
  }
}

function keep(key: string, source: string): string {
  try {
    localStorage.setItem(KEPT + key, source);
  } catch {
    // only for times without a server
  }
  return source;
}

export const words = new Words();

/** A message of the page in the language of now. */
export function t(message: string, args: Record<string, unknown> = {}): string {
  return words.page === null ? '' : words.page.format(message, args);
}

/** A number as the language writes it. */
export function number(value: number): string {
  // a hyphen is no minus sign
  return new Intl.NumberFormat(words.language).format(value).replace('-', '\u2212');
}

/** A time of day, with the date if it was not today; `at` in seconds. */
export function moment(at: number): string {
  const date = new Date(at * 1000);
  const today = date.toDateString() === new Date().toDateString();
  const options: Intl.DateTimeFormatOptions = today
    ? { hour: 'numeric', minute: '2-digit' }
    : { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };
  return new Intl.DateTimeFormat(words.language, options).format(date);
}

/** Thinking time: "4:05" or "1:04:05". */
export function clock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const [h, m, s] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (n: number): string => String(n).padStart(2, '0');
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`;
}

/** An estimate with one decimal: "+3.4", "−0.5"; without its sign where it is no difference. */
export function lead(value: number, signed = true): string {
  const format = new Intl.NumberFormat(words.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: signed ? 'exceptZero' : 'auto',
  });
  return format.format(value).replace('-', '\u2212');
}
