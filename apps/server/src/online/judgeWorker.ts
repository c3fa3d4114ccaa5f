import { parentPort } from 'node:worker_threads';
import { findGame } from '@tabuleiro/any-game/games';
import { replay } from '@tabuleiro/game';
import { beginMatch } from '@tabuleiro/match';
import type { JudgeAnswer, JudgeQuestion } from './judge.js';

/** Judges claims in a thread of its own, one after another. The line is played again, because repetitions count. */
parentPort?.on('message', ({ id, game: name, setup, moves, claim }: JudgeQuestion) => {
  const game = findGame(name);
  const begun = game && beginMatch(game, setup);
  const reached = game && begun?.ok ? replay(game, begun.value.state, moves) : undefined;
  const state = reached?.ok ? reached.value : undefined;
  const found = state === undefined ? undefined : game?.claims?.(state).find(({ kind }) => kind === claim);
  const answer: JudgeAnswer = { id, verdict: found && game?.judge?.(state, found, setup.budget) };
  parentPort?.postMessage(answer);
});
