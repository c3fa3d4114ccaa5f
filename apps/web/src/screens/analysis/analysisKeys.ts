import { useEffect } from 'preact/hooks';
import { type AnalysisKey, analysisKeyOf, isWalking, type WalkingKey } from '../../analysis/keys.js';
import type { AnalysisSession } from '../../analysis/session.js';
import { isCharacter } from '../../chord.js';
import { openWriting } from '../game/writing.js';

const STEPS: Readonly<Record<WalkingKey, (session: AnalysisSession) => void>> = {
  back: (session) => void session.walk(-1),
  forward: (session) => void session.walk(1),
  before: (session) => session.beside(-1),
  after: (session) => session.beside(1),
  start: (session) => session.toEdge('start'),
  end: (session) => session.toEdge('end'),
};

const DEEDS: Readonly<Record<AnalysisKey, (session: AnalysisSession) => void>> = {
  ...STEPS,
  pass: (session) => session.pass(),
  write: openWriting,
  remove: (session) => session.remove(),
  undo: (session) => session.undo(),
  redo: (session) => session.redo(),
};

/** Keys that go on as long as they are held down. */
const HELD: readonly AnalysisKey[] = ['undo', 'redo'];

/**
 * Keys that work wherever the focus is, except in a field: arrows walk through the tree, on the board, which has its own use
 * for them, with Shift; what is done is undone as everywhere.
 */
export function useAnalysisKeys(session: AnalysisSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInField(event)) return;
      const deed = deedFor(session, event);
      if (deed === undefined || (event.repeat && !isWalking(deed) && !HELD.includes(deed))) return;
      event.preventDefault();
      DEEDS[deed](session);
    };
    // Before the board hears it, which moves its focus with arrows, whatever is held, and with digits.
    const onBoard = (event: KeyboardEvent): void => {
      if (isInField(event) || !isOnBoard(event)) return;
      const deed = deedFor(session, event);
      const isWalk = deed !== undefined && isWalking(deed) && event.shiftKey;
      if (deed === undefined || !(isWalk || (deed === 'pass' && !event.shiftKey))) return;
      event.preventDefault();
      event.stopPropagation();
      if (isWalk || !event.repeat) DEEDS[deed](session);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onBoard, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onBoard, { capture: true });
    };
  }, [session]);
}

/** What a key asks for here; undefined leaves it to board and browser. */
function deedFor({ settings, view }: AnalysisSession, event: KeyboardEvent): AnalysisKey | undefined {
  if (isCharacter(event) && !settings.value.keys) return undefined;
  const deed = analysisKeyOf(event);
  return deed === 'pass' && view.written.game.nullMove === undefined ? undefined : deed;
}

function isOnBoard({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null;
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
