import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Drawing } from '../../../components/Drawing.js';
import { MiniBoard, type MiniBoardContent } from '../../../components/MiniBoard.js';
import { miniBoardOf, positionOf } from '../../../games/position.js';
import { useView } from '../../../games/registry.js';
import type { Sheet } from '../../../manual/sheet.js';
import { printWords } from '../../../words/manual.js';

type Props = { readonly lang: Lang; readonly sheet: Sheet; readonly title: string };

/** The rules of a game on one page. */
export function RuleSheet({ lang, sheet, title }: Props): JSX.Element {
  const words = printWords[lang];
  const { lead, setup, parts } = sheet.text[lang];
  const board = useBoard(lang, sheet);
  return (
    <article class={`sheet rule-sheet of-${sheet.game}`}>
      <h2>{title}</h2>
      <p class="sheet-lead">{lead}</p>
      <div class="sheet-columns">
        <section class="sheet-setup">
          <h3>{words.setup}</h3>
          {board === undefined ? null : <MiniBoard board={board} numbered />}
          <p>{setup}</p>
        </section>
        {sheet.pieces.length === 0 ? null : (
          <section>
            <h3>{words.pieces}</h3>
            <ul class="sheet-pieces">
              {sheet.pieces.map(({ art, text }) => (
                <li key={art}>
                  <Drawing art={art} side={0} size="2.4em" />
                  <span>{text[lang]}</span>
                </li>
              ))}
            </ul>
          </section>
        )}
        {parts.map((part) => (
          <section key={part.title}>
            <h3>
              <Marked lang={lang} text={part.title} />
            </h3>
            {part.lines.map((line) => (
              <p key={line}>
                <Marked lang={lang} text={line} />
              </p>
            ))}
          </section>
        ))}
      </div>
      <p class="sheet-foot">
        <span class="ours" aria-hidden="true" /> {words.oursMeans} {words.foot}
      </p>
    </article>
  );
}

/** A text in which `* ` stands before what we ruled. */
function Marked({ lang, text }: { readonly lang: Lang; readonly text: string }): JSX.Element {
  const [first, ...rest] = text.split('* ');
  return (
    <>
      {first}
      {rest.map((ruled) => {
        const [word, ...others] = ruled.split(' ');
        return (
          <span key={ruled}>
            <span class="bound">
              <span class="ours" role="img" aria-label={printWords[lang].ours} />
              {word}
            </span>{' '}
            {others.join(' ')}
          </span>
        );
      })}
    </>
  );
}

function useBoard(lang: Lang, { game, position }: Sheet): MiniBoardContent | undefined {
  const view = useView(game);
  const state = view?.written.game.notation.parsePosition(position);
  return view && state?.ok === true ? miniBoardOf(lang, view, positionOf(view, state.value)) : undefined;
}
