import { expect } from '@playwright/test';
import { type Contest, type Entry, readMoves } from '@tabuleiro/contest';
import type { Engine } from '@tabuleiro/search';
import { openEngine } from '@tabuleiro/search/node';
import { RETIRE, STAY } from '../../src/games/brasez/ask.js';
import type { Face, Step } from '../../src/games/face.js';
import { sceneOf } from '../../src/play/scene.js';
import type { TablePage } from './table.js';

/** Enough to mate a beginner, and found in a moment. */
const NODES = 4_000;

/**
 * Plays the person's side with the mouse until the rules end the game. What the computer did is read from the move
 * list, and what to do is thought out here: nothing of the page is asked for that a person does not see.
 */
export async function playWell(table: TablePage, face: Face, most: number): Promise<void> {
  const engine = openEngine({ hash: 16 });
  try {
    for (let turn = 0; turn < most; turn++) {
      const contest = await follow(table, face.entry);
      if (contest.match.outcome !== undefined) return;
      await playAction(table, face, contest, await advise(engine, contest));
      await expectAnswer(table, contest.played().length);
    }
  } finally {
    await engine.close();
  }
  throw new Error(`no end after ${most} turns`);
}

async function follow(table: TablePage, entry: Entry): Promise<Contest> {
  const read = readMoves({ entry, options: {} }, (await table.moves.allInnerTexts()).join(' '), ['pt-BR']);
  if (!read.ok) throw new Error(`the move list does not hold: ${JSON.stringify(read.error)}`);
  return read.value;
}

async function advise(engine: Engine, contest: Contest): Promise<string> {
  const moves = contest.played().map(({ move }) => move);
  const thought = await engine.analyse({ game: contest.match.game, moves }, { nodes: NODES });
  if (!thought.ok || thought.value.move === undefined) throw new Error('no move found');
  return thought.value.move;
}

/** Makes the choices that lead to an action, one click each. */
async function playAction(table: TablePage, face: Face, contest: Contest, action: string): Promise<void> {
  const scene = sceneOf(contest.position());
  const path = face.paths(scene).find((known) => known.action === action);
  if (path === undefined) throw new Error(`no way to choose ${action} in ${scene.position}`);
  const retires = path.steps.some((step) => isRetirement(step) && step.answer !== STAY);
  if (retires) await table.page.getByRole('button', { name: 'Retirar um Grão-Duque?' }).click();
  for (const step of path.steps) {
    if (step.kind === 'place') await table.at(step.place).click();
    else if (retires || !isRetirement(step))
      await table.answer(face.ask('pt-BR', scene, step.question, [step.answer]).answers[0].label);
  }
}

/** Nobody is asked about it who does not say so first. */
function isRetirement(step: Step): step is Extract<Step, { kind: 'answer' }> {
  return step.kind === 'answer' && step.question === RETIRE;
}

/** The person's move and the computer's, or an end. */
async function expectAnswer({ moves, result }: TablePage, before: number): Promise<void> {
  await expect(
    moves
      .nth(before + 1)
      .or(result)
      .first(),
  ).toBeVisible();
}
