import type { Wording } from '../wording.js';

export const brasezRefusals: Wording = {};

export const brasezPositionProblems: Wording = {};
