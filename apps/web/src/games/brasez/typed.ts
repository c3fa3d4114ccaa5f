import { brasez, castlingText } from '@tabuleiro/brasez';
import { type Castlings, plain, typedCastling } from '../grid/typed.js';
import type { BrasezPosition } from './scene.js';
import { homesIn } from './zones.js';

const SQUARE = '([a-h][1-8])';
const PASS = /^(?:passar|passo|passe|passa|pass)(?: a vez)?$/;
const ENTER = new RegExp(`^(?:grao-duque|duque|grand duke|duke|entrar|enter)(?: (?:em|on|in))? ${SQUARE}$`);
const KING = new RegExp(`^(?:rei|king)(?: (?:em|on))? ${SQUARE}$`);
const CHARGE = new RegExp(`^(?:charge|carga|investida) ${SQUARE} ?${SQUARE}$`);
const LEGION = new RegExp(`^(?:legiao|legionario|legion) ${SQUARE}(?: (?:e|and|&))? ?${SQUARE}$`);
const RETIRE = new RegExp(`^(.+?) (?:retirar|retira|retire)(?: (?:duque|duke))? ${SQUARE}$`);
const GO = /^[a-h][1-8][*&]?[a-h][1-8][wrnhlg]{0,2}$/;

/** Words for an action, legal or not: `passar`, `duque e4`, `legião d2 e2`, `e2e4 retirar d5`. */
export function typedAction(position: BrasezPosition, text: string): string | undefined {
  const words = plain(text);
  const [, action, duke] = RETIRE.exec(words) ?? [];
  if (action === undefined) return typedWords(position, words);
  const moved = GO.test(action) ? action : typedWords(position, action);
  return moved === undefined ? undefined : `${moved}~${duke}`;
}

function typedWords(position: BrasezPosition, words: string): string | undefined {
  if (PASS.test(words)) return 'pass';
  const [, entered] = ENTER.exec(words) ?? [];
  if (entered !== undefined) return `G@${entered}`;
  const [, king] = KING.exec(words) ?? [];
  if (king !== undefined) return homesIn(position).length > 0 ? `K@${king}` : undefined;
  const [, from, to] = CHARGE.exec(words) ?? [];
  if (from !== undefined) return `${from}*${to}`;
  const pawns = LEGION.exec(words)?.slice(1).toSorted();
  return pawns === undefined ? typedCastling(words, () => castlingsOf(position)) : pawns.join('&');
}

function castlingsOf({ state, moves }: BrasezPosition): Castlings {
  return {
    short: castlingText(state, 'short'),
    long: castlingText(state, 'long'),
    legal: moves.map((move) => brasez.notation.formatMove(move)),
  };
}
