/**
 * The sounds of the table, made by ourselves when they are needed: wood on wood, dice, coins, paper, sand, a drum, a bell for
 * one's turn and a chord for the end. Soft and short; only when sound is switched on, as loud as the settings say. Which
 * event makes which sound is told by each game (`games/NAME/sounds.ts`).
 */
import { settings } from '../settings.svelte';
import type { EventLine } from '../types';

/** Everything that can be heard. */
export type Sound = 'wood' | 'dice' | 'coin' | 'paper' | 'sand' | 'drum' | 'bell' | 'chord';

/** A part of a sound: a tone with its overtones, or a breath of noise through a filter. Times in seconds. */
interface Part {
  kind: 'tone' | 'noise';
  /** Of the tone, or of the filter's middle. */
  hertz: number;
  /** Where the tone slides to. */
  to?: number;
  after?: number;
  length: number;
  loud: number;
  attack?: number;
  /** How narrow the filter of a noise is. */
  narrow?: number;
}

const knock = (hertz: number, after = 0, loud = 0.5): Part[] => [
  { kind: 'noise', hertz: hertz * 5, after, length: 0.03, loud: loud * 0.5, narrow: 1.2 },
  { kind: 'tone', hertz, to: hertz * 0.8, after, length: 0.09, loud: loud * 0.6 },
  { kind: 'tone', hertz: hertz * 2.4, after, length: 0.05, loud: loud * 0.22 },
];
const ring = (hertz: number, after: number, length: number, loud: number): Part[] =>
  [1, 2.76, 5.4].map((partial, index) => ({ kind: 'tone', hertz: hertz * partial, after, length: length / (1 + index), loud: loud / (1 + 2 * index) }));

/** As loud as each other to the ear, the bell and the chord a little more: `tests/page/test_sound.py` listens. */
export const SOUNDS: Readonly<Record<Sound, readonly Part[]>> = {
  wood: knock(290, 0, 0.86),
  dice: [0, 0.07, 0.13, 0.22, 0.34].flatMap((after, index) => knock(420 - index * 35, after, 0.48 - index * 0.05)),
  coin: [...ring(2350, 0, 0.22, 0.1), ...ring(3140, 0.06, 0.26, 0.08)],
  paper: [{ kind: 'noise', hertz: 2600, to: 4200, length: 0.14, loud: 0.46, attack: 0.05, narrow: 0.8 }],
  sand: [{ kind: 'noise', hertz: 520, to: 380, length: 0.2, loud: 0.95, attack: 0.06, narrow: 0.7 }],
  drum: [0, 0.26].flatMap((after) => [
    { kind: 'tone', hertz: 128, to: 76, after, length: 0.28, loud: 0.5 },
    { kind: 'tone', hertz: 290, to: 210, after, length: 0.14, loud: 0.26 }, // small loudspeakers have no lower ones
    { kind: 'noise', hertz: 420, after, length: 0.08, loud: 0.4, narrow: 0.8 },
  ]),
  bell: [...ring(587.3, 0, 1.3, 0.13), ...ring(880, 0.16, 1.5, 0.11)],
  chord: [293.7, 440, 587.3, 740, 880].flatMap((hertz, index) => ring(hertz, index * 0.14, 1.9, 0.1)),
};

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** The browser's ear, when somebody wants to hear something. */
function ear(): AudioContext | null {
  if (!settings.sound || settings.volume <= 0 || typeof AudioContext === 'undefined') return null;
  context ??= new AudioContext();
  void context.resume();
  return context;
}

export function sound(name: Sound, after = 0): void {
  const ears = ear();
  if (ears === null) return;
  const begin = ears.currentTime + 0.01 + after;
  const volume = ears.createGain();
  volume.gain.value = settings.volume ** 2;
  volume.connect(ears.destination);
  for (const part of SOUNDS[name]) play(ears, part, begin + (part.after ?? 0), volume);
}

function play(ears: AudioContext, part: Part, begin: number, volume: GainNode): void {
  const end = begin + part.length;
  const gain = ears.createGain();
  gain.gain.setValueAtTime(0.0001, begin);
  gain.gain.exponentialRampToValueAtTime(part.loud, begin + (part.attack ?? 0.004));
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  gain.connect(volume);
  if (part.kind === 'tone') {
    const tone = ears.createOscillator();
    slide(tone.frequency, part, begin, end);
    tone.connect(gain);
    tone.start(begin);
    tone.stop(end);
    return;
  }
  const breath = ears.createBufferSource();
  const filter = ears.createBiquadFilter();
  breath.buffer = noise ??= breathOf(ears);
  filter.type = 'bandpass';
  filter.Q.value = part.narrow ?? 1;
  slide(filter.frequency, part, begin, end);
  breath.connect(filter).connect(gain);
  breath.start(begin);
  breath.stop(end);
}

function slide(frequency: AudioParam, { hertz, to }: Part, begin: number, end: number): void {
  frequency.setValueAtTime(hertz, begin);
  if (to !== undefined) frequency.exponentialRampToValueAtTime(to, end);
}

/** Half a second of noise; nothing but a sound depends on its chance. */
function breathOf(ears: AudioContext): AudioBuffer {
  const buffer = ears.createBuffer(1, ears.sampleRate / 2, ears.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
  return buffer;
}

/** The sounds of events in their order: each once, at most three. */
export function soundsOf(sounds: Readonly<Partial<Record<string, Sound>>>, events: readonly EventLine[]): Sound[] {
  return [...new Set(events.flatMap(({ kind }) => sounds[kind] ?? []))].slice(0, 3);
}

const APART = 0.11;

export function soundEvents(sounds: Readonly<Partial<Record<string, Sound>>>, events: readonly EventLine[]): void {
  for (const [index, name] of soundsOf(sounds, events).entries()) sound(name, index * APART);
}
