/** A table as it is being planned in the form, and the request that it becomes. */
import { settings } from '../settings.svelte';
import type { GameInfo, NewTable, OptionInfo, SeatPlan } from '../types';
import { someNames } from '../parts/companions';
import { ANY, botOf, quickBot, usualPlayers } from './making';

export type SeatChoice = 'me' | 'here' | 'link' | 'open' | 'bot';

export interface SeatDraft {
  kind: SeatChoice;
  name: string;
  bot: string;
  /** In which manner the bot plays. */
  manner: string;
  /** What the bot is called; whoever changes the seat to and fro finds the same one again. */
  companion: string;
  colour: string;
  /** Its choices of the options that every seat has of its own. */
  options: Record<string, unknown>;
}

export type PresetName = 'first' | 'standard' | 'everything';

export interface Preset {
  name: PresetName;
  options: Record<string, unknown>;
}

export class TableDraft {
  players = $state(3);
  /** For the largest number of players; the first `players` of them count. */
  seats = $state<SeatDraft[]>([]);
  options = $state<Record<string, unknown>>({});
  title = $state('');
  listed = $state(false);
  chat = $state(true);
  minutes = $state<number | null>(null);
  /** null: on for somebody who plays alone, off with other people. */
  hints = $state<boolean | null>(null);
  chosenSeed = $state(false);
  seed = $state('');
  edition = $state<{ name: string; text: string } | null>(null);

  private readonly companions: string[];

  constructor(readonly game: GameInfo) {
    this.players = usualPlayers(game);
    this.companions = someNames(game.max_players, [settings.name]);
    this.seats = Array.from({ length: game.max_players }, (_, seat) => this.newSeat(seat));
    for (const option of this.shared) this.options[option.name] = option.default;
  }

  /** Options of the whole table. */
  get shared(): OptionInfo[] {
    return this.game.options.filter(({ per_seat }) => !per_seat);
  }

  /** What can be chosen of an option at a table of so many. */
  choicesOf({ choices, of_seats }: OptionInfo): readonly unknown[] {
    return of_seats ? choices.filter((choice) => typeof choice !== 'number' || choice < this.players) : choices;
  }

  /** What is chosen of an option; a seat that the table no longer has is forgotten. */
  chosen(option: OptionInfo): unknown {
    const value = this.options[option.name];
    return option.choices.length === 0 || this.choicesOf(option).includes(value) ? value : option.default;
  }

  // --- presets --------------------------------------------------------------------------------------------------------
  /** Ready choices of the options, as the game recommends them; none where there is nothing to choose between. */
  get presets(): Preset[] {
    const { first_game: first, everything } = this.game;
    const all = [{ name: 'first', options: first }, { name: 'standard', options: {} }, { name: 'everything', options: everything }] as const;
    const found = all.filter(({ name, options }) => name === 'standard' || Object.keys(options).length > 0);
    return found.length > 1 ? found : [];
  }

  /** The preset that the options are now; null: another choice. */
  get preset(): PresetName | null {
    const isNow = (options: Record<string, unknown>): boolean =>
      this.shared.every(({ name, default: usual }) => this.options[name] === (options[name] ?? usual));
    return this.presets.find(({ options }) => isNow(options))?.name ?? null;
  }

  take({ options }: Preset): void {
    for (const { name, default: usual } of this.shared) this.options[name] = options[name] ?? usual;
  }

  get perSeat(): OptionInfo[] {
    return this.game.options.filter(({ per_seat, choices }) => per_seat && choices.length > 0);
  }

  private newSeat(seat: number): SeatDraft {
    const colour = this.game.colours[seat] ?? '';
    const options = Object.fromEntries(
      this.perSeat.map(({ name, choices }) => [name, name === 'colours' ? colour : choices[seat % choices.length]]),
    );
    return {
      kind: seat === 0 ? 'me' : 'bot',
      name: seat === 0 ? settings.name : '',
      bot: quickBot(this.game),
      manner: ANY,
      companion: this.companions[seat] ?? '',
      colour,
      options,
    };
  }

  /** A seat takes what it wants; whoever had it gets what the seat had before. */
  choose(seat: number, option: OptionInfo, choice: unknown): void {
    const taker = this.seats[seat];
    if (taker === undefined) return;
    const loser = this.seats.find((other) => other !== taker && other.options[option.name] === choice);
    if (loser !== undefined) this.give(loser, option.name, taker.options[option.name]);
    this.give(taker, option.name, choice);
  }

  private give(seat: SeatDraft, option: string, choice: unknown): void {
    seat.options[option] = choice;
    if (option === 'colours') seat.colour = String(choice);
  }

  get taken(): SeatDraft[] {
    return this.seats.slice(0, this.players);
  }

  get hasOpenSeat(): boolean {
    return this.taken.some(({ kind }) => kind === 'open');
  }

  get isPlayedHere(): boolean {
    return this.taken.some(({ kind }) => kind === 'me' || kind === 'here');
  }

  /** How many people play. */
  get people(): number {
    return this.taken.filter(({ kind }) => kind !== 'bot').length;
  }

  get wantsHints(): boolean {
    return this.hints ?? this.people === 1;
  }

  /** Whether links are to be sent before the game begins. */
  get invites(): boolean {
    return this.taken.some(({ kind }) => kind === 'link' || kind === 'open');
  }

  get seedIsWrong(): boolean {
    return this.chosenSeed && !/^\d{1,15}$/.test(this.seed.trim());
  }

  plan(): NewTable {
    return {
      game: this.game.name,
      seats: this.taken.map((seat) => seatPlan(this.game, seat)),
      options: this.changedOptions(),
      edition: this.edition?.text ?? null,
      seed: this.chosenSeed ? Number(this.seed.trim()) : null,
      title: this.title.trim(),
      listed: this.listed || this.hasOpenSeat,
      chat: this.chat,
      minutes: this.minutes,
      hints: this.hints,
    };
  }

  /** Only what differs from the game's own choice. */
  private changedOptions(): Record<string, unknown> {
    const changed: Record<string, unknown> = {};
    for (const option of this.shared) {
      const value = this.chosen(option);
      if (value !== option.default) changed[option.name] = value;
    }
    const first = this.game.max_players;
    for (const { name } of this.perSeat) {
      const wanted = this.taken.map(({ options }) => options[name]);
      const usual = Array.from({ length: first }, (_, seat) => this.newSeat(seat).options[name]);
      if (name !== 'colours' || wanted.some((choice, seat) => choice !== usual[seat])) changed[name] = wanted;
    }
    return changed;
  }
}

function seatPlan(game: GameInfo, { kind, name, bot, manner, companion }: SeatDraft): SeatPlan {
  if (kind === 'bot') return { kind: 'bot', bot: botOf(game, bot, manner), name: companion };
  return { kind: kind === 'me' ? 'here' : kind, name: name.trim() };
}
