import { useEffect, useRef } from 'preact/hooks';
import type { Session } from '../../play/session.js';
import { type Row, rowsOf } from './rows.js';
import { gameWords } from './words.js';

type Props = { readonly session: Session };

/** What was played, in the letters of choice; each move leads to the position after it. */
export function MoveList({ session }: Props) {
  const words = gameWords[session.lang];
  const passages = session.passages.value;
  const letters = session.parts.settings.value.letters ?? session.lang;
  const rows = rowsOf(session, letters);
  const at = session.walk.value ?? passages.length;
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current]');
    const box = list.current;
    if (!(current instanceof HTMLElement) || box === null) return;
    const top = current.offsetTop - box.offsetTop;
    if (top < box.scrollTop || top > box.scrollTop + box.clientHeight - current.clientHeight) {
      box.scrollTop = top - box.clientHeight / 2;
    }
  }, [at, passages.length]);
  return (
    <section class="moves" aria-labelledby="moves-title">
      <h2 id="moves-title">{words.moves}</h2>
      {passages.length === 0 ? (
        <p class="moves-empty">{words.noMoves}</p>
      ) : (
        <ol class="moves-list" ref={list}>
          {rows.map((row) => (
            <MoveRow
              key={row.number}
              row={row}
              at={at}
              go={(plies) => session.walkTo(plies)}
              label={words.moveNumber(row.number)}
            />
          ))}
        </ol>
      )}
      <Walker session={session} at={at} most={passages.length} />
    </section>
  );
}

type RowProps = {
  readonly row: Row;
  readonly at: number;
  readonly label: string;
  readonly go: (plies: number) => void;
};

function MoveRow({ row, at, label, go }: RowProps) {
  return (
    <li class="moves-row">
      <span class="moves-number" aria-hidden="true">
        {row.number}.
      </span>
      <span class="aside">{label}</span>
      {row.moves.map(({ ply, text }) => (
        <button
          key={ply}
          type="button"
          class="moves-move"
          aria-current={ply === at ? 'step' : undefined}
          onClick={() => go(ply)}
        >
          {text}
        </button>
      ))}
    </li>
  );
}

type WalkerProps = { readonly session: Session; readonly at: number; readonly most: number };

function Walker({ session, at, most }: WalkerProps) {
  const words = gameWords[session.lang];
  const steps = [
    { label: words.first, sign: '«', to: 0, off: at === 0 },
    { label: words.previous, sign: '‹', to: at - 1, off: at === 0 },
    { label: words.next, sign: '›', to: at + 1, off: at === most },
    { label: words.last, sign: '»', to: most, off: at === most },
  ];
  return (
    <fieldset class="walker" aria-label={words.walkThrough}>
      {steps.map(({ label, sign, to, off }) => (
        <button
          key={label}
          type="button"
          class="walker-step"
          aria-label={label}
          title={label}
          aria-disabled={off}
          onClick={() => (off ? undefined : session.walkTo(to))}
        >
          <span aria-hidden="true">{sign}</span>
        </button>
      ))}
    </fieldset>
  );
}
