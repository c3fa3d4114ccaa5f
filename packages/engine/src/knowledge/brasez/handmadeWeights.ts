import { DUKE, KING, KNIGHT, LORD, PAWN, PRIEST, ROOK, WARLORD } from '@tabuleiro/brasez';
import type { Weights } from '../weights.js';
import { FEATURE, FEATURES } from './features.js';

/** Lord, priest, knight, rook, warlord, duke, pawn, king, by type. */
const MATERIAL: Weights = [
  [0, 0],
  [250, 240],
  [320, 300],
  [320, 310],
  [480, 520],
  [400, 400],
  [380, 420],
  [95, 110],
  [0, 0],
];

/** What a square is worth to a piece, by type: a first guess from the middle, the back and the front. */
function squareWorth(type: number, rank: number, file: number): readonly [number, number] {
  const middle = file + Math.min(rank, 7 - rank);
  if (type === PAWN) return [(file === 3 ? 6 : 0) + (rank - 1) * (file === 3 ? 4 : 2), (rank - 1) * 8];
  if (type === KNIGHT) return [middle * 7 - 24, middle * 6 - 20];
  if (type === PRIEST) return [middle * 5 - 18 - (rank === 0 ? 6 : 0), middle * 4 - 12];
  if (type === ROOK) return [file * 2 - 3, rank === 6 ? 10 : 0];
  // B-SNEAK: from the far rank they go anywhere.
  if (type === LORD) return [file * 3 + rank * 3 - 12 + (rank === 7 ? 15 : 0), rank * 4 - 12];
  if (type === WARLORD) return [file * 3 - 6 + (rank === 7 ? 15 : 0), middle * 3 - 10];
  if (type === DUKE) return [middle * 6 - 10, middle * 8 - 10];
  return [rank === 0 ? [12, 22, -5, -12][file] : -20 - rank * 12, middle * 8 - 26];
}

/** Weights before any fitting: round numbers from the rules and from what chess pieces of like reach are worth. */
export function handmadeWeights(): Weights {
  const weights: [number, number][] = Array.from({ length: FEATURES }, () => [0, 0]);
  const table = (at: number, size: number, worth: (i: number) => readonly [number, number]): void => {
    for (let i = 0; i < size; i++) {
      const [opening, ending] = worth(i);
      weights[at + i] = [Math.round(opening), Math.round(ending)];
    }
  };
  const set = (at: number, opening: number, ending: number): void => table(at, 1, () => [opening, ending]);

  set(FEATURE.tempo, 14, 10);
  table(FEATURE.material, MATERIAL.length, (type) => MATERIAL[type]);
  set(FEATURE.duchy, 360, 390);
  for (let type = 1; type <= KING; type++) {
    table(FEATURE.square + type * 32, 32, (i) => squareWorth(type, i >> 2, i & 3));
  }
  table(FEATURE.lordMobility, 6, (n) => [(n - 3) * 4, (n - 3) * 5]);
  table(FEATURE.priestMobility, 16, (n) => [(n - 6) * 4, (n - 6) * 5]);
  table(FEATURE.knightMobility, 9, (n) => [(n - 4) * 5, (n - 4) * 5]);
  table(FEATURE.rookMobility, 15, (n) => [(n - 6) * 3, (n - 7) * 5]);
  table(FEATURE.warlordMobility, 10, (n) => [(n - 5) * 4, (n - 5) * 6]);
  set(FEATURE.token, 8, 20);
  table(FEATURE.castling, 3, (n) => [n * 10, 0]);
  set(FEATURE.unmoved, 6, 4);
  table(FEATURE.legion, 8, (rank) => [6 + rank * 4, 4 + rank * 6]);
  table(FEATURE.supported, 8, (rank) => [3 + rank * 3, 2 + rank * 2]);
  set(FEATURE.isolated, -10, -10);
  set(FEATURE.doubled, -8, -12);
  table(FEATURE.passed, 8, (rank) => [rank * rank * 1.5, rank * rank * 3.5]);
  table(FEATURE.passedBlocked, 8, (rank) => [-rank, -rank * rank]);
  table(FEATURE.returning, MATERIAL.length, (type) => [
    (MATERIAL[type][0] - 250) / 5,
    (MATERIAL[type][1] - 250) / 4,
  ]);
  table(FEATURE.lost, MATERIAL.length, (type) => [MATERIAL[type][0] / 40, MATERIAL[type][1] / 25]);
  table(FEATURE.shield, 16, (i) => [[-22, 10, 5, -4, -10, -12, -14, -14][i & 7], 0]);
  table(FEATURE.danger, 40, (units) => [-Math.min(400, (units * units) / 2.2), -units * 2]);
  table(FEATURE.denied, 9, (n) => [-n * 12, -n * 16]);
  table(FEATURE.sheltered, 9, (n) => [n * 8, n * 6]);
  table(FEATURE.pawnThreat, 9, (type) => [-(MATERIAL[type][0] + 100) / 9, -(MATERIAL[type][1] + 50) / 9]);
  table(FEATURE.charged, 18, (i) => {
    const profit = MATERIAL[i % 9][0] - (i < 9 ? 100 : 250);
    return profit > 0 ? [-8 - profit / 8, -8 - profit / 8] : [0, 0];
  });
  table(FEATURE.threat, 81, (i) => threatWorth(Math.floor(i / 9), i % 9));
  return weights;
}

function threatWorth(attacker: number, victim: number): readonly [number, number] {
  if (victim === KING || victim === DUKE || victim === 0) return [0, 0];
  if (victim === PAWN) return [2, 8];
  return MATERIAL[victim][0] > MATERIAL[attacker][0] + 50 ? [35, 35] : [12, 16];
}
