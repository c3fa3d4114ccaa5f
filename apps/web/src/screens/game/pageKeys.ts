import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Session } from '../../play/session.js';
import { changeSettings } from '../../store/settings/settingsStore.js';
import { openWriting } from './writing.js';

/** The same in every language; none is the letter of a piece. */
const WRITE = '/';
const ONLY_BOARD = '-';

const WALKING: ReadonlyMap<string, -1 | 1> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
]);

/**
 * Keys that work wherever the focus is, except in a field: to walk through the game (on the board, which has its own use for
 * arrows, with Shift), to write, to see the board alone, to take a first press back.
 */
export function usePageKeys(session: Session): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || !isForThePage(event)) return;
      const by = WALKING.get(event.key);
      if (by !== undefined) {
        event.preventDefault();
        session.walkBy(by);
      }
      if (event.repeat) return;
      const { keys, onlyBoard } = session.settings.value;
      if (keys && event.key === WRITE) {
        event.preventDefault();
        openWriting();
      } else if (keys && event.key === ONLY_BOARD) showOnlyBoard(session, !onlyBoard);
    };
    // Before the board hears it: what Esc takes back there is still to be seen.
    const onEscape = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && !event.repeat && isForThePage(event)) leave(session);
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keydown', onEscape, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keydown', onEscape, { capture: true });
    };
  }, [session]);
}

/** The menu of the page is not part of it: it is told apart from the style sheet by what the root says. */
export function useBoardAlone(isAlone: boolean): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    if (isAlone) dataset.boardAlone = '';
    return () => {
      delete dataset.boardAlone;
    };
  }, [isAlone]);
}

/** What a key does in a field or in a dialog is their own affair. */
function isForThePage({ target, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  if (ctrlKey || altKey || metaKey) return false;
  return !(target instanceof Element) || target.closest('input, textarea, select, dialog') === null;
}

/** Esc takes back what was pressed once, or else shows everything again. */
function leave(session: Session): void {
  const { confirmation, selection, pending, settings } = session;
  const isChoosing = selection.steps.value.length > 0 || pending.current.value !== undefined;
  if (confirmation.asked.value !== undefined) session.cancel();
  else if (!isChoosing && settings.value.onlyBoard) showOnlyBoard(session, false);
}

export function showOnlyBoard(session: Session, onlyBoard: boolean): void {
  void changeSettings({ onlyBoard });
  const { words } = session;
  session.notices.say(onlyBoard ? words.boardAlone : words.allShown);
}
