import type { Wording } from '../wording.js';

export const chessRefusals: Wording = {};

export const chessPositionProblems: Wording = {};
