/** What this browser likes: kept in its local storage, the same for all tables. */
export const LANGUAGES = ['en', 'ru', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'off';
/** The bots of a quick game. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
export type Level = (typeof LEVELS)[number];
/** How long the turns of others are shown; off: not at all. */
export type Speed = 'calm' | 'normal' | 'brisk' | 'off';
export const SPEEDS: readonly Speed[] = ['calm', 'normal', 'brisk', 'off'];

interface Kept {
  language: Language | null;
  theme: Theme;
  motion: Motion;
  speed: Speed;
  /** null: nobody has been asked yet */
  sound: boolean | null;
  volume: number;
  notify: boolean;
  confirm: boolean;
  name: string;
  level: Level;
}

const KEY = 'caravansary.settings';
const FIRST: Kept = {
  language: null,
  theme: 'auto',
  motion: 'auto',
  speed: 'normal',
  sound: null,
  volume: 0.6,
  notify: false,
  confirm: true,
  name: '',
  level: 'medium',
};

/** The first language of the browser that we speak. */
export function preferred(wanted: readonly string[]): Language {
  const known = wanted.map((one) => one.slice(0, 2).toLowerCase());
  return known.map((one) => LANGUAGES.find((language) => language === one)).find((one) => one !== undefined) ?? 'en';
}

function read(): Kept {
  try {
    const kept = { ...FIRST, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>) };
    return SPEEDS.includes(kept.speed) ? kept : { ...kept, speed: 'brisk' }; // "fast", as it was once called
  } catch {
    return { ...FIRST };
  }
}

class Settings {
  private kept = $state<Kept>(read());
  private systemDark = $state(matches('(prefers-color-scheme: dark)'));
  private systemStill = $state(matches('(prefers-reduced-motion: reduce)'));

  constructor() {
    watch('(prefers-color-scheme: dark)', (dark) => (this.systemDark = dark));
    watch('(prefers-reduced-motion: reduce)', (still) => (this.systemStill = still));
  }

  get language(): Language {
    return this.kept.language ?? preferred(navigator.languages ?? [navigator.language]);
  }

  get theme(): Theme {
    return this.kept.theme;
  }

  get motion(): Motion {
    return this.kept.motion;
  }

  /** How fast the turns of others are played back. */
  get speed(): Speed {
    return this.kept.speed;
  }

  get sound(): boolean {
    return this.kept.sound === true;
  }

  /** Whether somebody has said yes or no to sound. */
  get isSoundAnswered(): boolean {
    return this.kept.sound !== null;
  }

  /** How loud, from 0 to 1. */
  get volume(): number {
    return this.kept.volume;
  }

  /** Notifications of the system when a decision waits. */
  get notify(): boolean {
    return this.kept.notify;
  }

  /** Ask once more before something that cannot be taken back. */
  get confirm(): boolean {
    return this.kept.confirm;
  }

  /** The name that was last given at a table. */
  get name(): string {
    return this.kept.name;
  }

  /** How strong the bots of a quick game are. */
  get level(): Level {
    return this.kept.level;
  }

  get dark(): boolean {
    return this.kept.theme === 'dark' || (this.kept.theme === 'auto' && this.systemDark);
  }

  /** Nothing moves: by choice or because the system asks for it. */
  get still(): boolean {
    return this.kept.motion === 'off' || this.systemStill;
  }

  change(changes: Partial<Kept>): void {
    Object.assign(this.kept, changes);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // a full or forbidden storage only means that it is forgotten
    }
    this.show();
  }

  /** Puts theme and motion on the page. */
  show(): void {
    document.documentElement.dataset.theme = this.dark ? 'dark' : 'light';
    document.documentElement.dataset.motion = this.still ? 'off' : 'auto';
  }
}

function matches(query: string): boolean {
  return typeof matchMedia === 'function' && matchMedia(query).matches;
}

function watch(query: string, changed: (matches: boolean) => void): void {
  if (typeof matchMedia !== 'function') return;
  matchMedia(query).addEventListener('change', (event) => {
    changed(event.matches);
    settings.show();
  });
}

export const settings = new Settings();
