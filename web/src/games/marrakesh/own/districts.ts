/** The look of the areas of a player board: a ground at the foot, and the thing that stands there once for each keshi. */
import { MOST_KESHIS } from './boxes';

interface Scene {
  /** Lines at the foot, drawn from the lower left corner. */
  ground: string;
  /** A thing that stands on (0, 0), some 14 wide and 22 high. */
  thing: string;
  /** From where to where the street goes. */
  from: number;
  to: number;
}

const ARCADE = 'M2 -2h204M10 -2v-9q8 -9 16 0v9M34 -2v-9q8 -9 16 0v9M58 -2v-9q8 -9 16 0v9M82 -2v-9q8 -9 16 0v9M106 -2v-9q8 -9 16 0v9M130 -2v-9q8 -9 16 0v9';
const WAVES = 'M6 -4q6 -5 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0M14 -11q6 -5 12 0t12 0M150 -11q6 -5 12 0t12 0';

export const SCENES: Readonly<Record<string, Scene>> = {
  river: { ground: WAVES, thing: 'M-8 -4H8L5 1H-5zM-.6 -4.6V-19q8 5 8 12.4zM-2 -5v-10q-5 5 -5.4 9z', from: 82, to: 156 },
  garden: {
    ground: 'M4 -3h150M4 -8h150',
    thing: 'M-1.2 0Q.4 -7 -.6 -13Q-6 -19 -9 -10Q-5 -14 -1 -13Q-6 -12 -6 -6Q-4 -11 0 -12Q4 -11 6 -6Q6 -12 1 -13Q5 -14 9 -10Q6 -19 .6 -13Q2 -7 1.6 0z',
    from: 14,
    to: 152,
  },
  madrasa: { ground: ARCADE, thing: 'M-7 0V-13L0 -18 7 -13V0H3V-6Q0 -10 -3 -6V0z', from: 14, to: 150 },
  palace: { ground: 'M2 -2h160', thing: 'M-5 0V-13H-7V-19H-4V-17H-1.6V-19H1.6V-17H4V-19H7V-13H5V0H2V-5Q0 -8 -2 -5V0z', from: 80, to: 156 },
  mosque: { ground: 'M2 -2h160', thing: 'M-7 0V-9Q-6 -14 0 -18Q6 -14 7 -9V0H2.6V-5Q0 -9 -2.6 -5V0zM-.5 -18V-22H.5V-18z', from: 80, to: 156 },
  sahara: {
    ground: 'M2 -5Q40 -24 78 -6Q120 -26 160 -8Q186 -20 206 -8M20 -3Q50 -12 76 -3M130 -3Q160 -13 190 -3',
    thing: 'M-8 0L0 -13 8 0H2.4L0 -6 -2.4 0z',
    from: 136,
    to: 198,
  },
  medina: {
    ground: 'M52 -2h104',
    thing: 'M-7 0V-12H-3V-17H5V-9H8V0H3V-5H0V0z',
    from: 60,
    to: 150,
  },
  square: {
    ground: 'M52 -2h104M60 -7h12M84 -7h12M108 -7h12M132 -7h12',
    thing: 'M-5 0Q-5 -10 -1.8 -10.6A3.4 3.4 0 1 1 1.8 -10.6Q5 -10 5 0z',
    from: 62,
    to: 148,
  },
};

/** Near and far in turn, so that a full street looks deep. */
const SIZES = [1, 0.86, 1.08, 0.9, 1.04, 0.84, 1, 0.92] as const;

export function standingAt({ from, to }: Scene): { x: number; size: number }[] {
  return Array.from({ length: MOST_KESHIS }, (_, i) => ({
    x: from + ((i * 5) % MOST_KESHIS) * ((to - from) / (MOST_KESHIS - 1)),
    size: SIZES[i % SIZES.length]!,
  }));
}
