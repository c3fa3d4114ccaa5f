import { foldText, type Player } from '@tabuleiro/game';

export const PLAY_COMMANDS = [
  'help',
  'why',
  'moves',
  'board',
  'squares',
  'flip',
  'roll',
  'draw',
  'resign',
  'undo',
  'claim',
  'pause',
  'save',
  'hint',
  'quit',
] as const;
export type PlayCommand = (typeof PLAY_COMMANDS)[number];

/** What people may type for each, in both languages at any time. */
const NAMES: Readonly<Record<PlayCommand, readonly string[]>> = {
  help: ['ajuda', 'help', '?'],
  why: ['por que', 'porque', 'why'],
  moves: ['lances', 'moves'],
  board: ['tabuleiro', 'board'],
  squares: ['casas', 'squares'],
  flip: ['virar', 'flip'],
  roll: ['jogar', 'roll'],
  draw: ['empate', 'draw'],
  resign: ['desistir', 'resign'],
  undo: ['voltar', 'undo'],
  claim: ['reivindicar', 'reclamar', 'claim'],
  pause: ['pausa', 'pausar', 'pause'],
  save: ['salvar', 'save'],
  hint: ['dica', 'hint'],
  quit: ['sair', 'quit', 'exit'],
};

export type TypedCommand = { readonly command: PlayCommand; readonly rest: string };

/** Undefined for anything else, such as a move. */
export function parseTypedCommand(line: string): TypedCommand | undefined {
  const words = line.trim().split(/\s+/);
  for (const command of PLAY_COMMANDS) {
    for (const name of NAMES[command]) {
      const length = name.split(' ').length;
      const isNamed = foldText(words.slice(0, length).join(' ')) === name;
      if (isNamed) return { command, rest: words.slice(length).join(' ') };
    }
  }
  return undefined;
}

const ANSWERS: ReadonlyMap<string, boolean> = new Map([
  ...['s', 'sim', 'y', 'yes'].map((word) => [word, true] as const),
  ...['n', 'nao', 'no'].map((word) => [word, false] as const),
]);

export function parseYesNo(line: string): boolean | undefined {
  return ANSWERS.get(foldText(line.trim()));
}

const SIDES: ReadonlyMap<string, Player> = new Map([
  ['w', 'w'],
  ['brancas', 'w'],
  ['white', 'w'],
  ['b', 'b'],
  ['pretas', 'b'],
  ['black', 'b'],
]);

/** "pretas", "black", "A" … among the players of this game. */
export function parsePlayer(text: string, players: readonly Player[]): Player | undefined {
  return players.find((player) => player === text.toUpperCase() || player === SIDES.get(foldText(text)));
}
