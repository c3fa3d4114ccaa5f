import { type Lang, pieceWords } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { nameCell } from '../../board/cellNames.js';
import type { Cell, Mark } from '../../board/model.js';
import { Card } from '../../components/Card.js';
import { Select } from '../../components/Choice.js';
import { Drawing } from '../../components/Drawing.js';
import { FILE_NAMES, type Settings, type Speech, VERBOSITIES } from '../../store/settings/settings.js';
import { boardWords } from '../../words/app.js';
import { settingsWords } from '../../words/settings.js';
import { named, type SectionProps } from './section.js';

const PLACES = ['before', 'after', 'none'] as const;
const PIECES = ['name', 'letter'] as const;
const COLOURS = ['name', 'letter', 'none'] as const;

/** How squares are told, to those who hear them and to those who read along. */
export function SpeechSection({ lang, settings, onChange }: SectionProps): JSX.Element {
  const { speech: words } = settingsWords[lang];
  const { speech } = settings;
  const change = (part: Partial<Speech>): void => onChange({ speech: { ...speech, ...part } });
  return (
    <Card title={words.title}>
      <Preview lang={lang} settings={settings} />
      <div class="pair">
        <Select
          label={words.square}
          value={speech.square}
          options={named(PLACES, words.squares)}
          onChange={(square) => change({ square })}
        />
        <Select
          label={words.files}
          value={speech.files}
          options={named(FILE_NAMES, words.fileNames)}
          onChange={(files) => change({ files })}
        />
        <Select
          label={words.piece}
          value={speech.piece}
          options={named(PIECES, words.pieces)}
          onChange={(piece) => change({ piece })}
        />
        <Select
          label={words.colour}
          value={speech.colour}
          options={named(COLOURS, words.colours)}
          onChange={(colour) => change({ colour })}
        />
        <Select
          label={words.verbosity}
          value={speech.verbosity}
          options={named(VERBOSITIES, words.verbosities)}
          onChange={(verbosity) => change({ verbosity })}
        />
      </div>
    </Card>
  );
}

type PreviewProps = { readonly lang: Lang; readonly settings: Settings };

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
function Preview({ lang, settings }: PreviewProps): JSX.Element {
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
