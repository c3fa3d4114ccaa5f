import { type Lang, pieceWords } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { nameCell } from '../../board/cellNames.js';
import type { Cell, Mark } from '../../board/model.js';
import { Drawing } from '../../components/Drawing.js';
import type { Settings } from '../../store/settings.js';
import { boardWords } from '../../words/app.js';
import { settingsWords } from '../../words/settings.js';

type Props = { readonly lang: Lang; readonly settings: Settings };

const MARKS: readonly ReadonlySet<Mark>[] = [new Set(['selected']), new Set(['move'])];

/** A knight that was picked up and a square it may go to: what is shown, and what is said there. */
function cellsIn(lang: Lang): readonly Cell[] {
  const { LETTERS, bare, coloured } = pieceWords(lang);
  const knight = {
    art: 'w-knight',
    side: 0,
    letter: LETTERS.knight.toLowerCase(),
    noun: bare('knight'),
    full: coloured('knight', 'w'),
  } as const;
  const place = { row: 0, column: 0 } as const;
  return [
    { ...place, id: 'g1', tone: 'dark', spoken: 'g1', man: knight },
    { ...place, id: 'f3', tone: 'light', spoken: 'f3' },
  ];
}

/** The same words and the same drawings as on a board, changing as one chooses. */
export function Preview({ lang, settings }: Props): JSX.Element {
  const words = settingsWords[lang].speech;
  return (
    <figure class="preview">
      <figcaption>{words.preview}</figcaption>
      {cellsIn(lang).map((cell, i) => (
        <div class="spoken" key={cell.id}>
          <span class={`square ${cell.tone}`} aria-hidden="true">
            {settings.coordinates ? <span class="caption">{cell.id}</span> : null}
            {cell.man === undefined ? null : <Drawing art={cell.man.art} side={cell.man.side} />}
            {MARKS[i].has('selected') ? <span class="ring" /> : null}
            {MARKS[i].has('move') && settings.targets ? <span class="dot" /> : null}
          </span>
          <q>{nameCell(cell, MARKS[i], settings.speech, boardWords[lang])}</q>
        </div>
      ))}
    </figure>
  );
}
