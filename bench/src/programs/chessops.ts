import { Chess } from 'chessops/chess';
import { perft } from 'chessops/debug';
import { parseFen } from 'chessops/fen';
import type { Program } from '../program.js';
import { versionOf } from '../version.js';

export const program: Program = {
  version: versionOf('chessops'),
  count: (position, depth) => perft(Chess.fromSetup(parseFen(position).unwrap()).unwrap(), depth),
};
