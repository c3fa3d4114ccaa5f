import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { LiveRegions } from '../../announce/LiveRegions.js';
import type { Place } from '../../board/model.js';
import { elementOf } from '../../board/placeElements.js';
import { IconButton } from '../../components/Button.js';
import { Drawing } from '../../components/Drawing.js';
import type { Question } from '../../games/view.js';
import './answerStrip.css';

type Props = {
  readonly question: Question;
  /** The square that the question is about: the answers lie on its file, from there on. */
  readonly at: Place;
  readonly side: 0 | 1;
  readonly cancel: string;
  readonly onAnswer: (answer: string) => void;
  readonly onCancel: () => void;
};

/**
 * Which piece? The answers lie on the board, where the eye and the thumb are already: on the pawn's own file, from the square where
 * it arrives. Everything else stays in sight. Esc, the cross and a tap anywhere else leave it.
 */
export function AnswerStrip({ question, at, side, cancel, onAnswer, onCancel }: Props) {
  const strip = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const board = opener?.closest('[role="grid"]') ?? document;
    const settle = (): void => {
      if (strip.current !== null) layOut(strip.current, elementOf(at, board));
    };
    const listening = new AbortController();
    strip.current?.showModal();
    settle();
    for (const event of ['resize', 'scroll'])
      window.addEventListener(event, settle, { capture: true, signal: listening.signal });
    return () => {
      listening.abort();
      strip.current?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  /** The page can be heard again before anything is said about it. */
  const leave = (): void => {
    strip.current?.close();
    onCancel();
  };
  return (
    <dialog
      ref={strip}
      class="answer-strip"
      aria-labelledby={id}
      onKeyDown={stepThrough}
      onCancel={(event) => {
        event.preventDefault();
        leave();
      }}
      onClick={(event) => {
        if (event.target === strip.current) leave();
      }}
    >
      <h2 id={id} class="aside">
        {question.title}
      </h2>
      <ul class="answer-tiles" aria-labelledby={id}>
        {question.answers.map(({ answer, label, art = '' }) => (
          <li key={answer}>
            <button type="button" class="answer-tile" title={label} onClick={() => onAnswer(answer)}>
              <Drawing art={art} side={side} />
              <span class="aside">{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <IconButton icon="close" class="answer-cancel" label={cancel} onClick={leave} />
      <LiveRegions />
    </dialog>
  );
}

/** The arrow keys go from answer to answer as they lie, round and round; Tab does as well. */
function stepThrough(event: KeyboardEvent): void {
  const box = event.currentTarget;
  if (!(box instanceof HTMLElement)) return;
  const down = box.dataset.grows === 'up' ? -1 : 1;
  const steps: Readonly<Record<string, number>> = {
    ...{ ArrowDown: down, ArrowUp: -down },
    ...{ ArrowRight: 1, ArrowLeft: -1 },
  };
  const step = steps[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const tiles = [...box.querySelectorAll<HTMLElement>('.answer-tile')];
  const at = tiles.findIndex((tile) => tile.matches(':focus'));
  tiles[(at + step + tiles.length) % tiles.length]?.focus();
}

/** Fingers need as much, even where a square of the board is smaller. */
const LEAST_TILE = 44;

function layOut(strip: HTMLElement, square: HTMLElement | undefined): void {
  const board = square?.closest('[role="grid"]');
  if (square === undefined || board === null || board === undefined) return;
  const place = square.getBoundingClientRect();
  strip.style.setProperty('--tile', `${Math.max(LEAST_TILE, place.width)}px`);
  strip.dataset.grows = growthOf(place, board.getBoundingClientRect());
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  const size = { width: strip.offsetWidth, height: strip.offsetHeight };
  const { left, top } = stripPosition(place, board.getBoundingClientRect(), size, { width, height });
  strip.style.left = `${left}px`;
  strip.style.top = `${top}px`;
}

type Size = { readonly width: number; readonly height: number };
type Box = Size & { readonly left: number; readonly top: number };

/** From the edge where the pawn arrives towards the middle of the board, whichever way it lies. */
export function growthOf(square: Box, board: Box): 'down' | 'up' {
  return square.top + square.height / 2 < board.top + board.height / 2 ? 'down' : 'up';
}

/** Over the file of the square, never beyond the edge of the screen. */
export function stripPosition(
  square: Box,
  board: Box,
  strip: Size,
  screen: Size,
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, room: number): number => Math.max(0, Math.min(at, room - size));
  const middle = square.left + square.width / 2;
  const isDown = growthOf(square, board) === 'down';
  const top = isDown ? square.top : square.top + square.height - strip.height;
  return {
    left: within(middle - strip.width / 2, strip.width, screen.width),
    top: within(top, strip.height, screen.height),
  };
}
