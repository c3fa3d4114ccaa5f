import { LANGS } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Card } from '../../components/Card.js';
import { RadioGroup, Select } from '../../components/Choice.js';
import { MiniBoard, type MiniBoardContent } from '../../components/MiniBoard.js';
import { PIECES } from '../../games/grid/board.js';
import { BOARDS, MOTIONS, PIECE_SETS, TEXT_SIZES, THEMES } from '../../store/settings/settings.js';
import { languageNames } from '../../words/app.js';
import { settingsWords } from '../../words/settings.js';
import { named, type SectionProps } from './section.js';

const HANDS = ['right', 'left'] as const;

/** Every piece on both squares: what a board and a set look like together. */
const SAMPLE: MiniBoardContent = {
  rows: 2,
  columns: PIECES.length,
  cells: ([1, 0] as const).flatMap((side, row) =>
    PIECES.map((piece, column) => ({
      id: `${piece}${side}`,
      row,
      column,
      tone: (row + column) % 2 === 0 ? 'light' : 'dark',
      spoken: '',
      man: { art: `${side === 0 ? 'w' : 'b'}-${piece}`, side, letter: '', noun: '', full: '' },
    })),
  ),
};

export function LookSection({ lang, settings, onChange }: SectionProps): JSX.Element {
  const { look: words } = settingsWords[lang];
  return (
    <Card title={words.title}>
      <RadioGroup
        legend={words.language}
        value={settings.lang}
        options={LANGS.map((value) => ({ value, label: languageNames[value], lang: value }))}
        onChange={(chosen) => onChange({ lang: chosen })}
      />
      <RadioGroup
        legend={words.theme}
        value={settings.theme}
        options={THEMES.map((value) => ({
          value,
          label: words.themes[value],
          picture: <span class={`swatch ${value}`} />,
        }))}
        onChange={(theme) => onChange({ theme })}
      />
      <RadioGroup
        legend={words.board}
        value={settings.board}
        options={BOARDS.map((value) => ({
          value,
          label: words.boards[value],
          picture: <span class={`swatch ${value}`} />,
        }))}
        onChange={(board) => onChange({ board })}
      />
      <RadioGroup
        legend={words.pieces}
        shape="chips"
        value={settings.pieces}
        options={named(PIECE_SETS, words.pieceSets)}
        onChange={(pieces) => onChange({ pieces })}
      />
      <MiniBoard board={SAMPLE} />
      <RadioGroup
        legend={words.textSize}
        shape="chips"
        value={settings.textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: words.percent(value) }))}
        onChange={(textSize) => onChange({ textSize })}
      />
      <div class="pair">
        <Select
          label={words.motion}
          value={settings.motion}
          options={named(MOTIONS, words.motions)}
          onChange={(motion) => onChange({ motion })}
        />
        <Select
          label={words.hand}
          value={settings.hand}
          options={named(HANDS, words.hands)}
          onChange={(hand) => onChange({ hand })}
        />
      </div>
    </Card>
  );
}
