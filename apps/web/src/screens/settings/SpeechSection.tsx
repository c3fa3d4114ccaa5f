import type { JSX } from 'preact';
import { Card } from '../../components/Card.js';
import { Select } from '../../components/Select.js';
import { FILE_NAMES, type Speech, VERBOSITIES } from '../../store/settings.js';
import { settingsWords } from '../../words/settings.js';
import { Preview } from './Preview.js';
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
