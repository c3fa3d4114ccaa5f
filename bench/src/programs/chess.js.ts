import { Chess } from 'chess.js';
import type { Program } from '../program.js';
import { versionOf } from '../version.js';

export const program: Program = {
  version: versionOf('chess.js'),
  count: (position, depth) => new Chess(position).perft(depth),
};
