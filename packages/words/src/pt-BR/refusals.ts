import type { GameId } from '@tabuleiro/game';
import type { CommonRefusal, GameWording, SentenceTable } from '../types/refusals.js';
import * as brasez from './brasez.js';
import * as chess from './chess.js';
import * as senet from './senet.js';

export const games: ReadonlyMap<GameId, GameWording> = new Map<GameId, GameWording>([
  ['classico', chess],
  ['nucleo', chess],
  ['brasez', brasez],
  ['senet', senet],
]);

export const commonRefusals: SentenceTable<CommonRefusal> = {
  'game-over': () => 'A partida já terminou.',
  'bad-move': () => 'Não entendi esse lance. Confira como ele se escreve neste jogo.',
};

/** Names of the fields of a position text. */
export const fields: ReadonlyMap<string, string> = new Map([
  ['fields', 'número de campos'],
  ['board', 'tabuleiro'],
  ['side', 'lado que joga'],
  ['castling', 'roque'],
  ['ep', 'casa de en passant'],
  ['halfmove', 'contador de lances sem captura'],
  ['fullmove', 'número do lance'],
  ['unmoved', 'peões que não saíram da casa inicial'],
  ['token', 'Peça de Passagem'],
  ['duchy', 'Ducado'],
  ['captured', 'peças capturadas'],
  ['clocks', 'contadores'],
  ['move', 'número do lance'],
  ['player', 'jogador'],
  ['die', 'dado'],
]);

/** Where nothing is known of what stands against it. */
export const unknownRefusal: string = 'Este lance não vale aqui.';
