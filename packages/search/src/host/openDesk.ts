import { fail, ok, type Result } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import { withMind } from '../minds.js';
import type { Desk } from './desk.js';
import type { Line, LineError } from './engine.js';
import { MindDesk } from './mindDesk.js';
import { SenetDesk, type SenetTables } from './senetDesk.js';

/** What the desks of a worker share. */
export type Equipment = { readonly memory: ArrayBufferLike; readonly senetTables: SenetTables };

export function openDesk(line: Line, { memory, senetTables }: Equipment): Result<Desk, LineError> {
  if (line.game === senet.id) return ok(new SenetDesk(senetTables));
  const desk = withMind(line.game, {
    visit: (mind): Desk => new MindDesk(mind, line.options, memory),
  });
  return desk === undefined ? fail({ code: 'unknown-game', game: line.game }) : ok(desk);
}
