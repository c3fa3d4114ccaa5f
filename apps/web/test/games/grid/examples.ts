import { wordRefusal } from '@tabuleiro/words';
import type { Place } from '../../../src/board/model.js';
import type { GameView, Step } from '../../../src/games/view.js';
import { played, read } from './reading.js';

/** What is said of an action in both languages. */
export function said(view: GameView, position: string, action: string): readonly [string, string] {
  const gameMove = played(view, read(view, position), action);
  return [view.say('pt-BR', gameMove), view.say('en', gameMove)];
}

/** The ways to choose an action: places with their marks, `question=answer`. */
export function ways(view: GameView, position: string, action: string): readonly string[] {
  const { formatMove } = view.written.game.notation;
  const paths = view.paths(read(view, position));
  return paths
    .filter(({ move }) => formatMove(move) === action)
    .map(({ steps }) => steps.map(formatStep).join(' '));
}

function formatStep(step: Step, i: number): string {
  if (step.kind === 'answer') return `${step.question}=${step.answer}`;
  return i === 0 && step.as === 'move' ? step.place : `${step.place}:${step.as}`;
}

/** Why one cannot go from one place to another: the code of the reason. */
export function whyNot(view: GameView, text: string, from: Place, to: Place): string | undefined {
  const position = read(view, text);
  const attempt = view.attempt(position, from, to);
  return attempt === undefined ? undefined : view.written.game.explain(position.state, attempt)?.code;
}

export function whyNotInWords(view: GameView, text: string, from: Place, to: Place): string {
  const { game } = view.written;
  const position = read(view, text);
  const refusal = game.explain(position.state, view.attempt(position, from, to) ?? '');
  return refusal === undefined ? '' : wordRefusal('pt-BR', game.id, refusal);
}

/** What a typed text stands for. */
export function typed(view: GameView, position: string, text: string): string | undefined {
  return view.typed?.(read(view, position), text);
}
