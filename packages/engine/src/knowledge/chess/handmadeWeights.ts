import type { Weights } from '../weights.js';
import { FEATURE, FEATURES } from './features.js';

/** Pawn, knight, bishop, rook, queen, king, by type. */
const MATERIAL: Weights = [
  [0, 0],
  [85, 105],
  [330, 300],
  [345, 315],
  [470, 540],
  [980, 1000],
  [0, 0],
];

const KNIGHT = 2;
const BISHOP = 3;
const ROOK = 4;
const QUEEN = 5;
const KING = 6;

/** What a square is worth to a piece, by type: a first guess from the middle, the back and the front. */
function squareWorth(type: number, rank: number, file: number): readonly [number, number] {
  const middle = file + Math.min(rank, 7 - rank);
  if (type === 1) return [(file === 3 ? 8 : 0) + (rank - 1) * (file === 3 ? 5 : 1), (rank - 1) * 7];
  if (type === KNIGHT) return [middle * 8 - 28 + (rank > 3 ? 6 : 0), middle * 6 - 20];
  if (type === BISHOP) return [middle * 4 - 14 - (rank === 0 ? 8 : 0), middle * 3 - 10];
  if (type === ROOK) return [file * 3 + (rank === 6 ? 12 : 0) - 4, rank === 6 ? 12 : 0];
  if (type === QUEEN) return [middle - 4, middle * 4 - 12];
  return [rank === 0 ? [15, 25, -5, -15][file] : -20 - rank * 12, middle * 9 - 30];
}

/** Weights before any fitting: what chess books say, in round numbers. */
export function handmadeWeights(): Weights {
  const weights: [number, number][] = Array.from({ length: FEATURES }, () => [0, 0]);
  const set = (at: number, list: Weights): void => {
    list.forEach(([opening, ending], i) => {
      weights[at + i] = [Math.round(opening), Math.round(ending)];
    });
  };
  const table = (at: number, size: number, worth: (i: number) => readonly [number, number]): void =>
    set(
      at,
      Array.from({ length: size }, (_, i) => worth(i)),
    );

  set(FEATURE.tempo, [[14, 10]]);
  set(FEATURE.material, MATERIAL);
  for (let type = 1; type <= KING; type++) {
    table(FEATURE.square + type * 32, 32, (i) => squareWorth(type, i >> 2, i & 3));
  }
  table(FEATURE.knightMobility, 9, (n) => [(n - 4) * 5, (n - 4) * 5]);
  table(FEATURE.bishopMobility, 14, (n) => [(n - 6) * 5, (n - 6) * 5]);
  table(FEATURE.rookMobility, 15, (n) => [(n - 7) * 2, (n - 7) * 5]);
  table(FEATURE.queenMobility, 28, (n) => [n - 13, (n - 13) * 3]);
  set(FEATURE.bishopPair, [[28, 45]]);
  set(FEATURE.knightOutpost, [[22, 12]]);
  table(FEATURE.bishopPawns, 9, (n) => [-2 * n, -5 * n]);
  set(FEATURE.rookOpen, [[32, 8]]);
  set(FEATURE.rookHalfOpen, [[14, 8]]);
  table(FEATURE.passed, 8, (rank) => [rank * rank * 1.5, rank * rank * 3.5]);
  table(FEATURE.passedBlocked, 8, (rank) => [-rank, -rank * rank]);
  table(FEATURE.passedFree, 8, (rank) => [rank, rank * rank]);
  table(FEATURE.passedOwnKing, 8, (steps) => [0, -5 * steps]);
  table(FEATURE.passedEnemyKing, 8, (steps) => [0, 8 * steps]);
  table(FEATURE.supported, 8, (rank) => [4 + rank * 3, 2 + rank * 2]);
  table(FEATURE.phalanx, 8, (rank) => [2 + rank * 3, rank * 3]);
  set(FEATURE.isolated, [[-12, -12]]);
  set(FEATURE.doubled, [[-8, -16]]);
  set(FEATURE.backward, [[-9, -8]]);
  table(FEATURE.shield, 16, (i) => [[-24, 10, 4, -6, -12, -14, -16, -16][i & 7], 0]);
  table(FEATURE.danger, 40, (units) => [-Math.min(400, (units * units) / 2.2), -units]);
  table(FEATURE.storm, 16, (i) => [[0, -6, -16, -10, -4, 0, 0, 0][i & 7], 0]);
  table(FEATURE.check, 14, (i) => (i < 4 || i > 11 ? [0, 0] : [i % 2 === 0 ? 12 : 18, 4]));
  set(FEATURE.pawnThreat, [
    [0, 0],
    [0, 0],
    [-45, -40],
    [-45, -40],
    [-65, -40],
    [-60, -40],
    [0, 0],
  ]);
  table(FEATURE.threat, 49, (i) => {
    const attacker = Math.floor(i / 7);
    const victim = i % 7;
    if (victim === KING) return [0, 0];
    if (victim <= 1) return [2, 8];
    return victim > attacker ? [35, 35] : [12, 16];
  });
  table(FEATURE.hanging, 7, (type) => (type < KNIGHT || type === KING ? [0, 0] : [-20, -20]));
  return weights;
}
