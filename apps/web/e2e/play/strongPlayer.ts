import { expect } from '@playwright/test';
import { type GameMatch, readMoves, type WrittenGame } from '@tabuleiro/any-game';
import type { Engine } from '@tabuleiro/engine';
import { openEngine } from '@tabuleiro/engine/node';
import { lineOf } from '@tabuleiro/match';
import { RETIRE } from '../../src/games/brasez/paths.js';
import { positionOf } from '../../src/games/position.js';
import type { GameView, Step } from '../../src/games/view.js';
import type { GameTester } from './gameTester';

type AnswerStep = Extract<Step, { readonly kind: 'answer' }>;

/** Enough to mate a beginner, and found in a moment. */
const NODES = 4_000;

/**
 * Plays the person's side with the mouse until the rules end the game. What the computer did is read from the move
 * list, and what to do is thought out here: nothing of the page is asked for that a person does not see.
 */
export async function playWell(table: GameTester, view: GameView, most: number): Promise<void> {
  const engine = openEngine({ hash: 16 });
  try {
    for (let turn = 0; turn < most; turn++) {
      const gameMatch = await follow(table, view.written);
      if (gameMatch.match.outcome !== undefined) return;
      await playAction(table, view, gameMatch, await advise(engine, gameMatch));
      await expectAnswer(table, lineOf(gameMatch.match).length);
    }
  } finally {
    await engine.close();
  }
  throw new Error(`no end after ${most} turns`);
}

async function follow(table: GameTester, written: WrittenGame): Promise<GameMatch> {
  const read = readMoves({ written, options: {} }, (await table.moves.allInnerTexts()).join(' '), ['pt-BR']);
  if (!read.ok) throw new Error(`the move list does not hold: ${JSON.stringify(read.error)}`);
  return read.value;
}

async function advise(engine: Engine, gameMatch: GameMatch): Promise<string> {
  const moves = lineOf(gameMatch.match).map(({ text }) => text);
  const thought = await engine.analyse({ game: gameMatch.match.game, moves }, { nodes: NODES });
  if (!thought.ok || thought.value.move === undefined) throw new Error('no move found');
  return thought.value.move;
}

/** Makes the choices that lead to an action, one click each. */
async function playAction(
  table: GameTester,
  view: GameView,
  gameMatch: GameMatch,
  action: string,
): Promise<void> {
  const scene = positionOf(view, gameMatch.match.state);
  const move = scene.moveCalled(action);
  const path = view.paths(scene).find((known) => known.move === move);
  if (path === undefined) throw new Error(`no way to choose ${action}`);
  for (const step of path.steps) {
    if (step.kind === 'place') await table.at(step.place).click();
    else await answer(table, step, view.ask('pt-BR', scene, step.question, [step.answer]).answers[0].label);
  }
}

/** Whether a duke retires is asked beside the board, everything else in a dialog. */
async function answer(table: GameTester, { question }: AnswerStep, label: string): Promise<void> {
  if (question === RETIRE) await table.pending.getByRole('button', { name: label }).click();
  else await table.answer(label);
}

/** The person's move and the computer's, or an end. */
async function expectAnswer({ moves, result }: GameTester, before: number): Promise<void> {
  await expect(
    moves
      .nth(before + 1)
      .or(result)
      .first(),
  ).toBeVisible();
}
