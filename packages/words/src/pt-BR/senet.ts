import type { Wording } from '../wording.js';

export const senetRefusals: Wording = {};

export const senetPositionProblems: Wording = {};
