import { foldText } from '@tabuleiro/game';
import { senet } from '@tabuleiro/senet';
import type { SenetPosition } from './scene.js';

const SKIPS: readonly string[] = ['passar', 'passo', 'passa', 'pular', 'pass', 'skip'];
/** `26-sai`, `26 off`, `9 12`, `9-12`, `9>12`, `9`. */
const STEP = /^(\d{1,2})(?:\s*[-–>→\s]\s*(\d{1,2}|sai|sair|saida|off|out|exit))?$/;
const OFF = '31';

/**
 * What a person means by words or by a house alone: with one die a piece has one step. Only a legal action is found; for
 * anything else the text itself has to be explained.
 */
export function readTyped({ moves }: SenetPosition, text: string): string | undefined {
  const plain = foldText(text.trim());
  if (SKIPS.includes(plain)) return 'skip';
  const [, from, to] = STEP.exec(plain) ?? [];
  if (from === undefined) return undefined;
  if (to === undefined) {
    const step = moves.find((move) => move.kind === 'step' && move.from === Number(from));
    return step && senet.notation.formatMove(step);
  }
  return `${from}-${/\d/.test(to) ? to : OFF}`;
}
