/** Short tones of our own, made when they are needed; only when sound is switched on. */
import { settings } from '../settings.svelte';

let context: AudioContext | null = null;

function tone(frequency: number, after: number, length: number, loud: number): void {
  if (context === null) return;
  const begin = context.currentTime + after;
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, begin + length);
  gain.connect(context.destination);
  for (const [factor, share] of [
    [1, 1],
    [2.01, 0.25],
  ] as const) {
    const oscillator = context.createOscillator();
    const part = context.createGain();
    part.gain.value = share;
    oscillator.frequency.value = frequency * factor;
    oscillator.type = 'sine';
    oscillator.connect(part).connect(gain);
    oscillator.start(begin);
    oscillator.stop(begin + length);
  }
}

function isAudible(): boolean {
  if (!settings.sound || typeof AudioContext === 'undefined') return false;
  context ??= new AudioContext();
  void context.resume();
  return true;
}

/** A decision waits: two plucked strings. */
export function soundTurn(): void {
  if (!isAudible()) return;
  tone(440, 0, 0.5, 0.16);
  tone(659.3, 0.14, 0.7, 0.16);
}

/** A piece is put down. */
export function soundPiece(): void {
  if (isAudible()) tone(220, 0, 0.12, 0.1);
}

/** The game is over. */
export function soundEnd(): void {
  if (!isAudible()) return;
  [392, 493.9, 587.3, 784].forEach((frequency, index) => tone(frequency, index * 0.13, 0.8, 0.14));
}
