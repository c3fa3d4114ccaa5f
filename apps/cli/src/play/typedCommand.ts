import { typedWords } from '@tabuleiro/any-game';
import { foldText, type Player } from '@tabuleiro/game';
import { findTypedCommand } from '@tabuleiro/words';
import { PLAY_COMMANDS, type PlayCommand } from '../words/types/typed.js';
import { TYPED_WORDS } from '../words/words.js';

/** A command and what was typed after it. */
export type TypedCommand = { readonly command: PlayCommand; readonly rest: string };

/** Undefined for anything else, such as a move. */
export function parseTypedCommand(line: string): TypedCommand | undefined {
  const text = line.trim();
  if (text === '?') return { command: 'help', rest: '' };
  const found = findTypedCommand(typedWords(text));
  const command = PLAY_COMMANDS.find((known) => known === found?.command);
  const rest = text.split(/\s+/).slice(found?.length).join(' ');
  // "jogar" is for the die, and for a move: "jogar cavalo f3".
  const isMove = command === 'throw' && rest !== '';
  return command === undefined || isMove ? undefined : { command, rest };
}

export function parseYesNo(line: string): boolean | undefined {
  const text = foldText(line.trim());
  if (TYPED_WORDS.some(({ yes }) => yes.includes(text))) return true;
  return TYPED_WORDS.some(({ no }) => no.includes(text)) ? false : undefined;
}

const SIDES: ReadonlyMap<string, Player> = new Map([
  ['w', 'w'],
  ['b', 'b'],
  ...TYPED_WORDS.flatMap(({ white, black }) => [[white, 'w'] as const, [black, 'b'] as const]),
]);

/** "pretas", "black", "A" … among the players of this game. */
export function parsePlayer(text: string, players: readonly Player[]): Player | undefined {
  return players.find((player) => player === text.toUpperCase() || player === SIDES.get(foldText(text)));
}
