import { useEffect } from 'preact/hooks';
import type { AnalysisSession } from '../../analysis/session.js';
import { openWriting } from '../game/writing.js';

/** The same as in a game. */
const WRITE = '/';

const STEPS: ReadonlyMap<string, (session: AnalysisSession) => void> = new Map([
  ['ArrowLeft', (session) => void session.walk(-1)],
  ['ArrowRight', (session) => void session.walk(1)],
  ['ArrowUp', (session) => session.beside(-1)],
  ['ArrowDown', (session) => session.beside(1)],
  ['Home', (session) => session.toEdge('start')],
  ['End', (session) => session.toEdge('end')],
]);

/**
 * Keys that work wherever the focus is, except in a field: arrows walk through the tree, on the board, which has its own use
 * for them, with Shift; Delete, and what is done is undone as everywhere.
 */
export function useAnalysisKeys(session: AnalysisSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isInField(event)) return;
      if (act(session, event)) event.preventDefault();
    };
    // Before the board hears it, which moves its focus with arrows, whatever is held.
    const onShifted = (event: KeyboardEvent): void => {
      const step = STEPS.get(event.key);
      if (!event.shiftKey || step === undefined || isInField(event) || !isOnBoard(event)) return;
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      event.stopPropagation();
      step(session);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onShifted, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onShifted, { capture: true });
    };
  }, [session]);
}

/** Does what a key asks for; false leaves it to the browser. */
function act(session: AnalysisSession, event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, repeat } = event;
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'z') {
    if (shiftKey) session.redo();
    else session.undo();
    return true;
  }
  if ((ctrlKey || metaKey) && key.toLowerCase() === 'y') {
    session.redo();
    return true;
  }
  if (ctrlKey || metaKey || altKey) return false;
  // Lists and sliders scroll with these; on the board they reach here only where it has no use for them.
  const step = STEPS.get(key);
  if (step !== undefined) {
    step(session);
    return true;
  }
  if (repeat) return false;
  if (key === 'Delete') session.remove();
  else if (key === WRITE && session.settings.value.keys) openWriting();
  else return false;
  return true;
}

function isOnBoard({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('[role="grid"]') !== null;
}

function isInField({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest('input, textarea, select, dialog') !== null;
}
