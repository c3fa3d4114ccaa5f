import type { ArticleOutline } from '../outline.js';
import { SOLVED } from './solvedFacts.js';

/** Houses where a piece can stand, by their numbers. */
const houses = SOLVED.behind.flatMap((value, house) => (value > 0 ? [{ house, value }] : []));

export const solved = [
  {
    id: 'resolvido',
    clauses: [],
    rulings: [],
    figures: [
      { places: houses.map(({ house }) => String(house)), values: houses.map(({ value }) => value) },
      { values: Object.values(SOLVED.habits).map(({ cost }) => cost) },
      { values: SOLVED.luck.map(({ wins }) => wins) },
    ],
    examples: [
      {
        position: SOLVED.naturalMistake.position,
        legal: [SOLVED.naturalMistake.best, SOLVED.naturalMistake.played],
        forbidden: [],
      },
      {
        position: SOLVED.largestMistake.position,
        legal: [SOLVED.largestMistake.best, SOLVED.largestMistake.played],
        forbidden: [],
      },
    ],
  },
] as const satisfies readonly ArticleOutline[];
