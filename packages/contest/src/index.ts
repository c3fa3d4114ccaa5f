export type { Contest, OpenedContest, Played } from './contest.js';
export { brasezEntry, classicoEntry, nucleoEntry, senetEntry } from './entries.js';
export type { Entry } from './entry.js';
export { type Engines, Opponent, USUAL_MS } from './host/opponent.js';
export type { Chance, Position, Successor } from './position.js';
export { fairThrow, hasClock, isChance, lastChooser, play } from './turn.js';
export { type Language, type PgnResult, resultOf, type TextError } from './writing.js';
