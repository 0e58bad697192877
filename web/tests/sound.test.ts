/** Sounds: off until somebody wants them, as loud as wanted, and which event makes which. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SOUNDS as MARCO_POLO } from '../src/games/marco_polo/sounds';
import { SOUNDS as MARRAKESH } from '../src/games/marrakesh/sounds';
import { SOUNDS as MERV } from '../src/games/merv/sounds';
import { SOUNDS, sound, soundsOf, type Sound } from '../src/parts/sound';
import { settings } from '../src/settings.svelte';
import type { EventLine } from '../src/types';
import { recorded } from './recorded';

const line = (kind: string): EventLine => ({ kind, who: 0, rule: '', args: {} });

/** An ear that writes down what it hears. */
class Ear {
  static heard: string[] = [];
  static volumes: { value: number }[] = [];
  currentTime = 0;
  sampleRate = 100;
  destination = {};
  resume = (): Promise<void> => Promise.resolve();
  private node = (name: string): Record<string, unknown> => {
    const set = (): void => undefined;
    const value = { value: 0, setValueAtTime: set, exponentialRampToValueAtTime: set };
    const node: Record<string, unknown> = { gain: value, frequency: value, Q: value, stop: set, connect: (next: unknown) => next };
    node.start = () => Ear.heard.push(name);
    return node;
  };
  createGain = (): unknown => {
    const gain = this.node('gain');
    Ear.volumes.push(gain.gain as { value: number });
    return gain;
  };
  createOscillator = (): unknown => this.node('tone');
  createBufferSource = (): unknown => this.node('noise');
  createBiquadFilter = (): unknown => this.node('filter');
  createBuffer = (): unknown => ({ getChannelData: () => new Float32Array(8) });
}

beforeEach(() => {
  Ear.heard = [];
  Ear.volumes = [];
  vi.stubGlobal('AudioContext', Ear);
});
afterEach(() => settings.change({ sound: null, volume: 0.6 }));

test('nothing is heard before the question is answered, nor after a no, nor at no volume', () => {
  sound('bell');
  settings.change({ sound: false });
  sound('bell');
  settings.change({ sound: true, volume: 0 });
  sound('bell');

  expect(Ear.heard).toEqual([]);
});

test('after a yes every part of a sound is heard, as loud as wanted', () => {
  settings.change({ sound: true, volume: 0.5 });
  expect(settings.isSoundAnswered).toBe(true);

  sound('wood');

  expect(Ear.heard).toEqual(SOUNDS.wood.map(({ kind }) => kind));
  expect(Ear.volumes[0]!.value).toBeCloseTo(0.25);
});

test('every sound is soft and short', () => {
  for (const [name, parts] of Object.entries(SOUNDS)) {
    for (const { kind, after = 0, length, loud } of parts) {
      expect(after + length, name).toBeLessThan(3);
      expect(loud, name).toBeLessThanOrEqual(kind === 'tone' ? 0.6 : 1); // of a noise its filter lets little through
    }
  }
});

test('events that happen together are heard once each, and not too many of them', () => {
  const sounds: Partial<Record<string, Sound>> = { a: 'wood', b: 'wood', c: 'coin', d: 'paper', e: 'sand' };

  expect(soundsOf(sounds, ['a', 'x', 'b', 'c', 'd', 'e'].map(line))).toEqual(['wood', 'coin', 'paper']);
});

describe.each([['merv', MERV], ['marco_polo', MARCO_POLO], ['marrakesh', MARRAKESH]] as const)('%s', (game, sounds) => {
  test('pieces, payments and cards of a game are heard', () => {
    const heard = new Set(recorded(game).plays.flatMap(({ events }) => soundsOf(sounds, events)));

    expect([...heard]).toEqual(expect.arrayContaining(['wood', 'coin', 'paper', 'sand']));
  });
});
