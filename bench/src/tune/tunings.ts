import { classico } from '@tabuleiro/chess';
import { brasezTuning, chessTuning, type Tuning } from '@tabuleiro/engine';

/** A caller who works with any tuning, whatever its states and moves are made of. */
export interface TuningVisitor<R> {
  visit<S, M>(tuning: Tuning<S, M>): R;
}

type Entry = {
  /** The folder of its game knowledge. Núcleo plays with the weights of classic chess. */
  readonly knowledgeFolder: string;
  /** What its weights were fitted with, see docs/tuning.md. */
  readonly usual: { readonly games: number; readonly nodes: number; readonly rounds: number };
  show<R>(visitor: TuningVisitor<R>): R;
};

export const TUNED: Readonly<Record<string, Entry>> = {
  brasez: {
    knowledgeFolder: 'brasez',
    usual: { games: 448, nodes: 800, rounds: 3 },
    show: (visitor) => visitor.visit(brasezTuning),
  },
  classico: {
    knowledgeFolder: 'chess',
    usual: { games: 1664, nodes: 800, rounds: 3 },
    show: (visitor) => visitor.visit(chessTuning(classico)),
  },
};

/** Hands the tuning of a game to the visitor; undefined for a game that has none. */
export function withTuning<R>(game: string, visitor: TuningVisitor<R>): R | undefined {
  return Object.hasOwn(TUNED, game) ? TUNED[game].show(visitor) : undefined;
}
