import { foldText } from '@tabuleiro/game';

/** What a word in the command box asks for. */
export const COMMANDS = [
  'resign',
  'draw',
  'accept',
  'decline',
  'back',
  'hint',
  'clock',
  'last',
  'square',
  'position',
  'flip',
  'pause',
  'throw',
  'claim',
  'sound',
  'help',
] as const;
export type Command = (typeof COMMANDS)[number];

export type CommandLine =
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'empty' };

/** Both languages are understood whatever the page speaks; accents may be left out. */
const WORDS: ReadonlyMap<string, Command> = new Map([
  ['desistir', 'resign'],
  ['abandonar', 'resign'],
  ['resign', 'resign'],
  ['empate', 'draw'],
  ['draw', 'draw'],
  ['aceitar', 'accept'],
  ['aceito', 'accept'],
  ['accept', 'accept'],
  ['recusar', 'decline'],
  ['recuso', 'decline'],
  ['decline', 'decline'],
  ['voltar', 'back'],
  ['back', 'back'],
  ['takeback', 'back'],
  ['dica', 'hint'],
  ['hint', 'hint'],
  ['relogio', 'clock'],
  ['clock', 'clock'],
  ['ultimo', 'last'],
  ['last', 'last'],
  ['casa', 'square'],
  ['square', 'square'],
  ['posicao', 'position'],
  ['position', 'position'],
  ['virar', 'flip'],
  ['flip', 'flip'],
  ['pausa', 'pause'],
  ['continuar', 'pause'],
  ['pause', 'pause'],
  ['resume', 'pause'],
  ['jogar', 'throw'],
  ['dado', 'throw'],
  ['throw', 'throw'],
  ['roll', 'throw'],
  ['reclamar', 'claim'],
  ['reivindicar', 'claim'],
  ['claim', 'claim'],
  ['som', 'sound'],
  ['sound', 'sound'],
  ['ajuda', 'help'],
  ['help', 'help'],
  ['?', 'help'],
]);

export function parseCommandLine(line: string): CommandLine {
  const text = line.trim();
  if (text === '') return { kind: 'empty' };
  const [first, ...rest] = text.split(/\s+/);
  const command = WORDS.get(foldText(first));
  return command === undefined ? { kind: 'move', text } : { kind: 'command', command, rest: rest.join(' ') };
}
