/**
 * Says decisions, actions, events and refusals of a game, exactly as `caravansary.core.texts.Speaker` does in Python: the
 * values of arguments are ids, replaced by the words of the language ("colour" and "purple" give `colour-purple`).
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Ask, DangerLine, OptionLine, ParticipantInfo } from '../types';

const PARTICIPANT_ARGS = new Set(['who', 'other', 'owner', 'winners']);
type Args = Record<string, unknown>;

/** A gain or a loss: "+2", "−1". */
export function signed(amount: number): string {
  return amount < 0 ? `\u2212${-amount}` : `+${amount}`;
}

/** An error of ours: it stops whoever develops, and not a game that is being played. */
function missing(error: string, instead: string): string {
  if (import.meta.env.DEV) throw new Error(error);
  console.error(error);
  return instead;
}

/** The messages of one language. A missing message or a formatting error is an error of ours. */
export class Texts {
  readonly language: string;
  private readonly bundle: FluentBundle;

  constructor(language: string, sources: string[]) {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(message: string): boolean {
    return this.bundle.getMessage(message)?.value != null;
  }

  format(message: string, args: Args = {}): string {
    const pattern = this.bundle.getMessage(message)?.value;
    if (pattern == null) return missing(`${this.language}: no message ${message}`, message);
    const errors: Error[] = [];
    const text = this.bundle.formatPattern(pattern, args as Record<string, FluentVariable>, errors);
    if (errors[0] !== undefined) missing(`${this.language}: message ${message}: ${errors[0].message}`, message);
    // a hyphen is no minus sign
    return text.replace(/(^|[\s(])-(?=\d)/g, '$1\u2212');
  }
}

export class Speaker {
  constructor(
    readonly texts: Texts,
    private readonly vocabulary: ReadonlySet<string>,
    private readonly participants: readonly ParticipantInfo[] = [],
    private readonly names: readonly string[] = [],
  ) {}

  /** The same speaker at a table with these participants, whose people are called so. */
  at(participants: readonly ParticipantInfo[], names: readonly string[]): Speaker {
    return new Speaker(this.texts, this.vocabulary, participants, names);
  }

  say(message: string, args: Args = {}): string {
    const words: Args = {};
    for (const [name, value] of Object.entries(args)) words[name] = this.word(name, value);
    return this.texts.format(message, words);
  }

  decision(ask: Pick<Ask, 'kind' | 'seat' | 'args' | 'pick'>): string {
    const args: Args = { who: ask.seat, ...ask.args };
    if (ask.pick !== null) args.left = ask.pick.left;
    return this.say(`ask-${ask.kind}`, args);
  }

  action(described: { kind: string; args: Args }): string {
    return this.say(`do-${described.kind}`, described.args);
  }

  /** An option of the open decision: what it is in the position (`here-KIND`), where that says more than its name. */
  option(line: { kind: string; args: Args; about: Args }): string {
    if (Object.keys(line.about).length === 0) return this.action(line);
    return this.say(`here-${line.kind}`, { ...line.args, ...line.about });
  }

  /** What an option leads to beside numbers (`brings-KIND`); empty for most. */
  brings(line: { kind: string; args: Args; about: Args }): string {
    const message = `brings-${line.kind}`;
    if (Object.keys(line.about).length === 0 || !this.texts.has(message)) return '';
    return this.say(message, { ...line.args, ...line.about });
  }

  event(event: { kind: string; who: number | null; args: Args }): string {
    const args: Args = { ...event.args };
    if (event.who !== null) args.who = event.who;
    return this.say(`event-${event.kind}`, args);
  }

  /** Why something is not possible; `described` is the action that was asked for. */
  refusal(code: string, why: Args, described: { kind: string; args: Args } | null): string {
    const args: Args = { ...why };
    if (typeof args.decision === 'string') {
      args.decision = this.texts.format(`decision-${args.decision.slice(args.decision.indexOf('.') + 1)}`);
    }
    if (described !== null) args.action = this.action(described);
    return this.say(`no-${code.slice(code.indexOf('.') + 1).replaceAll('.', '-')}`, args);
  }

  /** What an option brings and costs, in one short line: "+2 teal, −1 camel". */
  preview(changes: Record<string, number>, cost: Record<string, number>, notes: readonly string[] = []): string {
    const amounts = [...Object.entries(changes), ...Object.entries(cost).map(([thing, n]) => [thing, -n] as const)];
    return [...amounts.map(([thing, n]) => this.amount(thing, n)), ...notes].join(', ');
  }

  /** What numbers do not tell of an option: events of the seat that have a message `preview-KIND`. */
  notes(events: readonly { kind: string; who: number | null }[], seat: number): string[] {
    const messages = events.filter(({ who }) => who === seat).map(({ kind }) => `preview-${kind}`);
    return [...new Set(messages)].filter((message) => this.texts.has(message)).map((message) => this.texts.format(message));
  }

  /** How an option would change the points of an end now, where its points at once do not say it; then its notes. */
  foretold({ changes, prospects, events }: Pick<OptionLine, 'changes' | 'prospects' | 'events'>, seat: number): string[] {
    const n = prospects[seat] ?? 0;
    const isSaid = n === 0 || n === (changes[seat]?.points ?? 0);
    const ended = isSaid ? [] : [this.texts.format('preview-prospects', { points: signed(n) })];
    return [...ended, ...this.notes(events, seat)];
  }

  /** What a participant may still lose. */
  danger({ kind, args }: DangerLine): string {
    return this.say(`danger-${kind}`, args);
  }

  amount(thing: string, amount: number): string {
    return `${signed(amount)} ${this.texts.format(`thing-${thing}`, { n: Math.abs(amount) })}`;
  }

  /** The name of a seat (with its colour if others have it too), else its colour; opponents by what they are. */
  participant(who: number): string {
    const name = this.names[who] ?? '';
    if (name && this.names.filter((other) => other === name).length === 1) return name;
    const participant = this.participants[who];
    if (participant === undefined) return name || String(who);
    if (participant.kind !== 'seat') return this.texts.format(`participant-${participant.kind}`);
    const colour = this.texts.format(`seat-${participant.colour}`);
    return name ? `${name} (${colour})` : colour;
  }

  private word(name: string, value: unknown): unknown {
    if (Array.isArray(value)) return this.list(value.map((one) => this.word(name, one)));
    if (value !== null && typeof value === 'object') return this.amounts(name, value as Record<string, number>);
    if (PARTICIPANT_ARGS.has(name) && typeof value === 'number') return this.participant(value);
    if (typeof value === 'string' && this.vocabulary.has(name)) return this.texts.format(`${name}-${value}`);
    return value;
  }

  /** "grey, 2 × white": words that stand side by side are counted, numbers (such as dice) are not. */
  private list(words: readonly unknown[]): string {
    const parts: { word: string; n: number }[] = [];
    for (const word of words.map(String)) {
      const last = parts.at(-1);
      if (last !== undefined && last.word === word && !/^\d+$/.test(word)) last.n += 1;
      else parts.push({ word, n: 1 });
    }
    if (parts.length === 0) return this.texts.format('nothing');
    return parts.map(({ word, n }) => (n > 1 ? `${n} × ${word}` : word)).join(', ');
  }

  private amounts(name: string, amounts: Record<string, number>): string {
    const parts = Object.entries(amounts).filter(([, n]) => n !== 0);
    if (parts.length === 0) return this.texts.format('nothing');
    return parts.map(([thing, n]) => this.texts.format(`${name}-${thing}`, { n })).join(', ');
  }
}
