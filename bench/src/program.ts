/** A program under measurement: counts the leaves below a position by its fastest public way. */
export interface Program {
  readonly version: string;
  count(position: string, depth: number): number | Promise<number>;
}

/** Each is a file of `programs/` and runs in a process of its own. */
export const PEERS = ['chess.js', 'chessops', 'kokopu', 'stockfish'] as const;
export type Peer = (typeof PEERS)[number];

export const GAMES = ['classico', 'nucleo', 'brasez', 'senet'] as const;
export type GameName = (typeof GAMES)[number];

export type ProgramName = Peer | GameName;
