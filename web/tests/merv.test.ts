import { GUIDE } from '../src/games/merv/guide';
import { ZONES } from '../src/games/merv/layout';
import { describeWords, namesOf } from './game-texts';

const sources = import.meta.glob<string>('../src/games/merv/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

describeWords('merv', namesOf(ZONES, GUIDE), Object.values(sources).join('\n'), /'((?:board|zone|place-own|page)-[a-z0-9-]+)'/g);
