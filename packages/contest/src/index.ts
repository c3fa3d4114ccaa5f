export type { Contest, OpenedContest } from './contest.js';
export { brasezEntry, classicoEntry, nucleoEntry, senetEntry } from './entries.js';
export type { Entry } from './entry.js';
export type { Chance, Position, Successor } from './position.js';
export { type Language, type PgnResult, resultOf, type TextError } from './writing.js';
