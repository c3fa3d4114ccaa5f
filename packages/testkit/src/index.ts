export { type ConformanceRun, conformance } from './conformance.js';
export { drawBoard } from './drawing.js';
export { effectTexts } from './effectTexts.js';
export { type FuzzCount, fuzzParsers, fuzzTexts } from './fuzz.js';
export { Random } from './random.js';
export { moveTexts, randomGame, randomMove } from './randomGame.js';
export { type Difference, runPerft, runVectors } from './vectors.js';
