import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Drawing } from '../../components/Drawing.js';
import type { Session } from '../../play/session.js';
import type { FigurineProps } from './Figurines.js';
import './moves.css';
import type { Lang } from '@tabuleiro/words';
import { isPhone } from '../../look/screen.js';
import { gameWords } from '../../words/app.js';
import { WALK_STEPS, WalkSteps } from './WalkSteps.js';

type Props = { readonly session: Session };

/** What was played, in the letters of choice; each move leads to the position after it. */
export function MoveList({ session }: Props) {
  const words = gameWords[session.lang];
  const { letters, walk } = session;
  const line = walk.line.value;
  const at = walk.ply.value;
  const rows = useMemo(() => rowsOf(session, letters), [session, line, letters]);
  const list = useFollowed(at, line.length);
  const isDiced = line.some(({ step }) => step.isThrow);
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = plyAfter(event.key, Math.max(1, at), line.length);
    if (to === undefined) return;
    event.preventDefault();
    session.walkTo(to);
  };
  return (
    <section class="moves" aria-labelledby="moves-title">
      <div class="moves-head">
        <h2 id="moves-title">{words.moves}</h2>
        <WalkSteps session={session} of={isPhone.value ? ['first', 'last'] : WALK_STEPS} />
      </div>
      {line.length === 0 ? (
        <p class="moves-empty">{words.noMoves}</p>
      ) : (
        <ol class={isDiced ? 'moves-list has-dice' : 'moves-list'} ref={list} onKeyDown={onKeyDown}>
          {rows.map((row) => (
            <MoveRow key={row.key} session={session} row={row} at={isIn(row, at) ? at : undefined} />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Is the move of the tab stop in this row? Other rows need no new rendering while one steps through a game. */
function isIn({ turns }: Row, at: number): boolean {
  return turns.some(({ moves }) => moves.some(({ ply }) => ply === Math.max(1, at)));
}

type RowProps = { readonly session: Session; readonly row: Row; readonly at: number | undefined };

function MoveRow({ session, row, at }: RowProps) {
  const isDiced = row.turns.some(({ moves }) => moves.some(({ isThrow }) => isThrow));
  return (
    <li class={isDiced ? 'moves-row is-diced' : 'moves-row'}>
      <span class="moves-number" aria-hidden="true">
        {row.label}
      </span>
      <span class="aside">{gameWords[session.lang].moveNumber(row.number)}</span>
      {row.turns.map(({ seat, moves }) => (
        <span key={seat} class={`moves-turn seat-${seat}`}>
          {isDiced && <Drawing art={session.view.crests[seat]} side={seat} class="moves-crest" />}
          {moves.map((move) => (
            <Move key={move.ply} session={session} move={move} at={at} />
          ))}
        </span>
      ))}
    </li>
  );
}

type MoveProps = {
  readonly session: Session;
  readonly move: ListedMove;
  readonly at: number | undefined;
};

/** One of them all is in the tab order; the arrow keys go from one to the next. */
function Move({ session, move: { ply, text, isThrow }, at }: MoveProps) {
  const { lang, letters, walk, view } = session;
  const Text = useFigurines(session.settings.value.figurines && !isThrow);
  const spoken = Text === undefined ? undefined : view.say(lang, walk.line.value[ply - 1]);
  return (
    <button
      type="button"
      class={isThrow ? 'moves-move is-throw' : 'moves-move'}
      tabIndex={at !== undefined && ply === Math.max(1, at) ? 0 : -1}
      aria-current={ply === at ? 'step' : undefined}
      aria-label={isThrow ? gameWords[lang].thrown(text) : spoken}
      onClick={() => session.walkTo(ply)}
    >
      {Text === undefined ? text : <Text text={text} letters={letters} />}
    </button>
  );
}

let figurines: ComponentType<FigurineProps> | undefined;

/** What draws moves, fetched where it is wanted; until then they are written with letters. */
function useFigurines(isWanted: boolean): ComponentType<FigurineProps> | undefined {
  const [Text, setText] = useState(() => figurines);
  useEffect(() => {
    if (!isWanted || Text !== undefined) return;
    import('./Figurines.js').then(
      (part) => {
        figurines = part.Figurines;
        setText(() => figurines);
      },
      () => undefined, // letters will do
    );
  }, [isWanted]);
  return isWanted ? Text : undefined;
}

function plyAfter(key: string, at: number, most: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
    case 'ArrowLeft':
      return Math.max(1, at - 1);
    case 'ArrowDown':
    case 'ArrowRight':
      return Math.min(most, at + 1);
    case 'Home':
      return 1;
    case 'End':
      return most;
    default:
      return undefined;
  }
}

/** Keeps the move of the position on the board in sight within its own box, and the focus on it if it was there. */
function useFollowed(at: number, most: number) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const box = list.current;
    if (box === null) return undefined;
    if (box.contains(document.activeElement)) currentIn(box)?.focus({ preventScroll: true });
    // It gets shorter when something else in its column grows.
    const sizes = new ResizeObserver(() => reveal(box));
    sizes.observe(box);
    return () => sizes.disconnect();
  }, [at, most]);
  return list;
}

function currentIn(box: HTMLElement): HTMLElement | null {
  return box.querySelector<HTMLElement>('.moves-move[tabindex="0"]');
}

function reveal(box: HTMLElement): void {
  const move = currentIn(box);
  if (move === null) return;
  const [sight, place] = [box.getBoundingClientRect(), move.getBoundingClientRect()];
  if (place.top < sight.top) box.scrollTop -= sight.top - place.top + place.height;
  if (place.bottom > sight.bottom) box.scrollTop += place.bottom - sight.bottom + place.height;
  // On a phone they may stand in one line, which is pushed sideways.
  if (place.left < sight.left) box.scrollLeft -= sight.left - place.left + place.width;
  if (place.right > sight.right) box.scrollLeft += place.right - sight.right + place.width;
}

/** `ply` is how many moves and throws lead to the position after it. */
type ListedMove = { readonly ply: number; readonly text: string; readonly isThrow: boolean };

/** What one player did before the other one went on. */
export type Turn = { readonly seat: 0 | 1; readonly moves: readonly ListedMove[] };

/** A numbered row of the move list. */
type Row = {
  /** Numbers may come again: a position may be given with the largest one. */
  readonly key: number;
  readonly number: number;
  /** `20.`, or `20…` where the second player begins. */
  readonly label: string;
  readonly turns: readonly Turn[];
};

/** Both players' turns side by side; where throws can make a turn long, each in a row of its own. */
export function rowsOf(session: Session, letters: Lang): readonly Row[] {
  const turns = turnsOf(session, letters);
  const line = session.walk.line.value;
  const isDiced = turns.some(({ moves }) => moves.some(({ isThrow }) => isThrow));
  const rows: (Row & { turns: Turn[] })[] = [];
  for (const turn of turns) {
    const row = rows.at(-1);
    if (row !== undefined && !isDiced && turn.seat !== 0) {
      row.turns.push(turn);
      continue;
    }
    const key = rows.length + 1;
    const number = line[turn.moves[0].ply - 1].number ?? key;
    const label = isDiced || turn.seat === 0 ? `${number}.` : `${number}…`;
    rows.push({ key, number, label, turns: [turn] });
  }
  return rows;
}

function turnsOf(session: Session, letters: Lang): readonly Turn[] {
  const { players } = session.match.value;
  const turns: { seat: 0 | 1; moves: ListedMove[] }[] = [];
  for (const [i, played] of session.walk.line.value.entries()) {
    const { by, isThrow } = played.step;
    const seat = by === players[0] ? 0 : 1;
    const move = { ply: i + 1, text: played.write(letters), isThrow };
    const turn = turns.at(-1);
    if (turn?.seat === seat) turn.moves.push(move);
    else turns.push({ seat, moves: [move] });
  }
  return turns;
}
