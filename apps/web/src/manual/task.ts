import type { Game, GameOptions } from '@tabuleiro/game';
import type { LineStep } from '@tabuleiro/match';
import type { LineOutcome, PerLanguage } from './article.js';

/** A small exercise: a position, and what to do in it. */
export type TutorialTask = {
  /** Unique within its tutorial; progress is kept by it. */
  readonly id: string;
  /** The article of the same chapter that tells the rule. */
  readonly article: string;
  readonly position: string;
  readonly options?: GameOptions;
  readonly text: PerLanguage<TaskText>;
  /** What the learner does, one after the other. */
  readonly steps: readonly [TaskStep, ...TaskStep[]];
  /** What it leads to, where its text tells. */
  readonly effect?: LineOutcome;
};

export type TaskText = {
  readonly title: string;
  /** What is to be done. */
  readonly task: string;
  /** For those who ask. */
  readonly hint: string;
  /** What was learnt, when it is done. */
  readonly done: string;
};

export type TaskStep = {
  readonly accepts: AcceptedMoves;
  /** Throws of the die and moves of the other side that follow by themselves. They must be legal after each accepted one. */
  readonly replies?: readonly string[];
};

/** Legal actions that count: those named, any at all, any that gives check, or any that wins the game at once. */
export type AcceptedMoves = readonly [string, ...string[]] | 'any' | 'check' | 'win';

/** The name under which a task that is done is kept. */
export function lessonOf(chapter: { readonly id: string }, { id }: TutorialTask): string {
  return `${chapter.id}/${id}`;
}

/** Does a legal action do what was asked for? */
export function isAccepted(
  accepts: AcceptedMoves,
  game: Game,
  { text, by, after }: Pick<LineStep, 'text' | 'by' | 'after'>,
): boolean {
  if (accepts === 'any') return true;
  if (accepts === 'check') return game.inCheck(after);
  if (accepts !== 'win') return accepts.includes(text);
  const turn = game.turn(after);
  return turn.kind === 'over' && turn.outcome.winner === by;
}
