import { foldText } from '@tabuleiro/game';
import { EXIT, type SenetMove, senet, targetOf } from '@tabuleiro/senet';
import type { Place, TargetMark } from '../../board/model.js';
import type { Path, Step } from '../view.js';
import { EXIT_TRAY, houseAt, type SenetPosition, SKIP_TRAY } from './houses.js';
import { markOf } from './prospects.js';

export function pathsOf({ state, moves }: SenetPosition): readonly Path<SenetMove>[] {
  return moves.map((move) => ({ move, steps: stepsOf(state, move) }));
}

function stepsOf(state: SenetPosition['state'], move: SenetMove): readonly Step[] {
  if (move.kind !== 'step') return [choose(SKIP_TRAY, 'move')];
  return [choose(String(move.from), 'move'), choose(placeOf(move.to), markOf(state, move))];
}

function choose(place: Place, as: TargetMark): Step {
  return { kind: 'place', place, as };
}

function placeOf(house: number): Place {
  return house === EXIT ? EXIT_TRAY : String(house);
}

/** A piece tried on its own house asks why it cannot go where the die would take it. */
export function attemptOf({ state }: SenetPosition, from: Place, to: Place): string | undefined {
  if (from === SKIP_TRAY || to === SKIP_TRAY) return 'skip';
  const start = houseAt(from);
  const target = to === EXIT_TRAY ? EXIT : houseAt(to);
  if (start === undefined || target === undefined) return undefined;
  if (start !== target) return `${start}-${target}`;
  return `${start}-${targetOf(start, state.die) || EXIT}`;
}

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
