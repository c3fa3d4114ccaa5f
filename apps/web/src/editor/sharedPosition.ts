import { parseShare, type ShareError, type Study, type WrittenGame } from '@tabuleiro/any-game';
import { type GameOptions, ok, plainTree, type Result, stateAt } from '@tabuleiro/game';
import { loadView } from '../games/registry.js';
import type { Step } from './history.js';

/** A position goes from page to page as a study of it without moves. */
export function studyOfPosition(written: WrittenGame, state: unknown, options: GameOptions): Study {
  return { written, options, tags: new Map(), tree: plainTree(state), result: '*' };
}

/** What a code shows: the position it points at, and what is wrong with the code if a part of it is lost. */
export type SharedPosition = Step & { readonly game: string; readonly problem?: ShareError };

export async function positionOfCode(code: string): Promise<Result<SharedPosition, ShareError>> {
  const shared = await parseShare(code, async (game) => (await loadView(game))?.written);
  if (!shared.ok) return shared;
  const { study, at, problem } = shared.value;
  const { game } = study.written;
  const text = game.notation.formatPosition(stateAt(study.tree, at));
  return ok({ game: game.id, text, options: study.options, ...(problem && { problem }) });
}
