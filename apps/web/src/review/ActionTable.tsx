import type { GameReview } from '@tabuleiro/senet-engine';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { reviewPageWords } from '../words/review.js';
import { PlayerLabel } from './PlayerLabel.js';
import { describeAction, formatActionChange, formatChance, isMistake, type Names } from './reviewTexts.js';
import './table.css';

type Props = {
  readonly lang: Lang;
  readonly review: GameReview;
  readonly names: Names;
  readonly ply: number;
  readonly onGoTo: (ply: number) => void;
};

/** Every action with its luck or its cost. One of its buttons is in the tab order; the arrow keys go from row to row. */
export function ActionTable({ lang, review, names, ply, onGoTo }: Props): JSX.Element {
  const words = reviewPageWords[lang];
  const id = useId();
  const { actions } = review;
  const body = useFollowed(ply);
  const onKeyDown = (event: KeyboardEvent): void => {
    const next = rowAfter(event.key, Math.max(1, ply), actions.length);
    if (next === undefined) return;
    event.preventDefault();
    onGoTo(next);
  };
  return (
    <section class="actions" aria-labelledby={id}>
      <h3 id={id}>{words.actions}</h3>
      <div class="actions-scroll">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.number}</th>
              <th scope="col">
                <span class="aside">{words.player}</span>
              </th>
              <th scope="col">{words.action}</th>
              <th scope="col">
                {words.chance} <PlayerLabel player="A" names={names} />
              </th>
              <th scope="col">{words.change}</th>
            </tr>
          </thead>
          <tbody ref={body} onKeyDown={onKeyDown}>
            {actions.map((action) => (
              <tr
                key={action.at}
                class={isMistake(action) ? 'mistake' : undefined}
                aria-current={action.at + 1 === ply ? 'step' : undefined}
              >
                <td>
                  <button
                    type="button"
                    tabIndex={action.at + 1 === Math.max(1, ply) ? 0 : -1}
                    aria-label={words.goTo(action.at + 1)}
                    onClick={() => onGoTo(action.at + 1)}
                  >
                    {action.at + 1}
                  </button>
                </td>
                <td>
                  <PlayerLabel player={action.player} names={names} />
                </td>
                <td>{describeAction(lang, action.action)}</td>
                <td>
                  {action.isExact ? null : <Estimated word={words.estimated} />}
                  {formatChance(lang, review.curve[action.at + 1])}
                </td>
                <td>
                  {isMistake(action) ? <Mistake word={words.mistake} /> : null}
                  {formatActionChange(lang, action)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** The sign for "about", and its word for those who do not see it. */
function Estimated({ word }: { readonly word: string }): JSX.Element {
  return (
    <>
      <span aria-hidden="true">≈</span>
      <span class="aside">{word} </span>
    </>
  );
}

/** The wedge that stands on the curve. */
function Mistake({ word }: { readonly word: string }): JSX.Element {
  return (
    <>
      <svg class="wedge-sign" viewBox="0 0 10 9" aria-hidden="true">
        <path d="M0 0H10L5 9Z" />
      </svg>
      <span class="aside">{word} </span>
    </>
  );
}

function rowAfter(key: string, ply: number, last: number): number | undefined {
  switch (key) {
    case 'ArrowUp':
      return Math.max(1, ply - 1);
    case 'ArrowDown':
      return Math.min(last, ply + 1);
    case 'Home':
      return 1;
    case 'End':
      return last;
    default:
      return undefined;
  }
}

/** Keeps the row of `ply` in sight within its own box, and the focus on it if the focus is in the table. */
function useFollowed(ply: number) {
  const body = useRef<HTMLTableSectionElement>(null);
  useEffect(() => {
    const { current } = body;
    const row = current?.rows.item(Math.max(1, ply) - 1);
    const box = current?.closest('.actions-scroll');
    if (current === null || row === null || row === undefined || box === null || box === undefined) return;
    const [sight, place] = [box.getBoundingClientRect(), row.getBoundingClientRect()];
    const head = place.height;
    if (place.top < sight.top + head) box.scrollTop -= sight.top + head - place.top;
    if (place.bottom > sight.bottom) box.scrollTop += place.bottom - sight.bottom;
    if (current.contains(document.activeElement)) row.querySelector('button')?.focus({ preventScroll: true });
  }, [ply]);
  return body;
}
