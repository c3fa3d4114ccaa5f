import { foldText, type Player } from '@tabuleiro/game';
import { PLAY_COMMANDS, type PlayCommand } from '../words/types/typed.js';
import { TYPED_WORDS } from '../words/words.js';

/** A command and what was typed after it. */
export type TypedCommand = { readonly command: PlayCommand; readonly rest: string };

/** Undefined for anything else, such as a move. */
export function parseTypedCommand(line: string): TypedCommand | undefined {
  const words = line.trim().split(/\s+/);
  for (const command of PLAY_COMMANDS) {
    for (const name of namesOf(command)) {
      const length = name.split(' ').length;
      const isNamed = foldText(words.slice(0, length).join(' ')) === name;
      if (isNamed) return { command, rest: words.slice(length).join(' ') };
    }
  }
  return undefined;
}

function namesOf(command: PlayCommand): readonly string[] {
  const names = TYPED_WORDS.flatMap(({ commands }) => commands[command]);
  return command === 'help' ? [...names, '?'] : names;
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
