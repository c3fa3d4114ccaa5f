import { foldText, type Player } from '@tabuleiro/game';

export const VERBS = [
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
export type Verb = (typeof VERBS)[number];

/** What people may type for each, in both languages at any time. */
const NAMES: Readonly<Record<Verb, readonly string[]>> = {
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

export type Order = { readonly verb: Verb; readonly rest: string };

/** Undefined for anything else, such as a move. */
export function parseOrder(line: string): Order | undefined {
  const words = line.trim().split(/\s+/);
  for (const verb of VERBS) {
    for (const name of NAMES[verb]) {
      const length = name.split(' ').length;
      const isNamed = foldText(words.slice(0, length).join(' ')) === name;
      if (isNamed) return { verb, rest: words.slice(length).join(' ') };
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

/** Ways to say that one does not move. */
const IDLE: readonly string[] = ['pass', 'passe', 'passar', 'skip', 'pular'];
const IDLE_MOVES: readonly string[] = ['pass', 'skip'];

/** The legal move a person means, however spaced or capitalised; the text itself when there is none. */
export function meantMove(line: string, legal: readonly string[]): string {
  const text = line.trim();
  if (legal.includes(text)) return text;
  const plain = simplify(text);
  const idle = IDLE.includes(plain) ? legal.find((move) => IDLE_MOVES.includes(move)) : undefined;
  return idle ?? legal.find((move) => simplify(move) === plain) ?? text;
}

function simplify(text: string): string {
  const joint = /[a-z]/i.test(text) ? '' : '-';
  return text.toLowerCase().replace(/[\s-]+/g, joint);
}

/** Moves that name this square (or house). */
export function movesTouching(square: string, legal: readonly string[]): string[] {
  return legal.filter((move) => move.match(/[a-h][1-8]|\d+/g)?.includes(square.toLowerCase()));
}
