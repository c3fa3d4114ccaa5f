export { type ConformanceRun, conformance } from './conformance.js';
export { type FuzzCount, fuzzParsers, fuzzTexts } from './fuzz.js';
export { Random } from './random.js';
export { moveTexts, randomGame, randomMove } from './randomGame.js';
export { drawBoard, effectTexts } from './texts.js';
export { type Difference, runPerft, runVectors } from './vectors.js';
