import { type Engine, openLazyEngine } from '@tabuleiro/engine';
import type { Place, Query } from '../board/model.js';
import type { GameView } from '../games/view.js';
import { settings } from '../store/settings/settingsStore.js';
import { inTurn } from './inTurn.js';
import type { MatchClocks } from './matchClocks.js';
import type { Notices } from './notices.js';
import type { Session } from './session.js';
import type { Sound } from './sound.js';

// What is fetched when it is first used: answers to question keys, typed commands, sounds, the computer.

/** Speaks the answer to a question key. */
export async function answerQueryKey(
  session: Session,
  clocks: MatchClocks,
  query: Query,
  place: Place,
): Promise<void> {
  if (query === 'evaluation') return evaluate(session);
  const { answerQuery } = await import('./queryAnswers.js');
  session.notices.say(answerQuery(session, clocks, query, place));
}

/** Tells what the computer thinks of the position shown. */
export async function evaluate(session: Session): Promise<void> {
  const { tellEvaluation } = await import('./queryAnswers.js');
  await tellEvaluation(session);
}

/**
 * Does what a line of the command box asks for. A line is read where the ones before it have led: who types moves right behind
 * each other need not wait until each of them is kept.
 */
export function runCommand(session: Session, clocks: MatchClocks, line: string): Promise<void> {
  return inTurn(session, async () => {
    const { runCommandLine } = await import('./commandRunner.js');
    await session.live.settled();
    runCommandLine(session, clocks, line);
  });
}

/** Makes a sound, where sounds are on. Without one, to have them ready; what cannot be fetched is not heard. */
export function makeSound(sound?: Sound): void {
  const { sound: isOn, volume } = settings.value;
  if (!isOn) return;
  const fetched = import('./sound.js');
  fetched.then(({ playSound }) => sound && playSound(sound, volume)).catch(() => undefined);
}

/** The computer in a Web Worker; all that has to do with it is fetched when it is first needed. */
export function openPageEngine(view: GameView, notices: () => Notices): Engine {
  return openLazyEngine(async () => {
    const { startPageEngine, tellOnce } = await import('./pageEngine.js');
    return startPageEngine(view, (problem) => tellOnce(notices(), problem));
  });
}
