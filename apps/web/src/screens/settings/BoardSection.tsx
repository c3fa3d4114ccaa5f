import { LANGS } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { Card } from '../../components/Card.js';
import { RadioGroup, Select, Switch } from '../../components/Choice.js';
import { Field } from '../../components/Field.js';
import { COORDINATE_SIZES, SHARINGS } from '../../store/settings/settings.js';
import { settingsWords } from '../../words/settings.js';
import { named, type SectionProps } from './section.js';

type SoundProps = SectionProps & { readonly onTrySound: () => void };

/** What the board and the list of moves show. */
export function BoardSection({ lang, settings, onChange }: SectionProps): JSX.Element {
  const { board: words } = settingsWords[lang];
  return (
    <Card title={words.title}>
      <div>
        <Switch
          label={words.targets}
          hint={words.targetsHint}
          checked={settings.targets}
          onChange={(targets) => onChange({ targets })}
        />
        <Switch
          label={words.movable}
          hint={words.movableHint}
          checked={settings.movable}
          onChange={(movable) => onChange({ movable })}
        />
      </div>
      <RadioGroup
        legend={words.coordinates}
        shape="chips"
        value={settings.coordinates ? settings.coordinateSize : 'none'}
        options={named([...COORDINATE_SIZES, 'none'], words.coordinateSizes)}
        onChange={(size) =>
          onChange(size === 'none' ? { coordinates: false } : { coordinates: true, coordinateSize: size })
        }
      />
      <div>
        <Switch
          label={words.figurines}
          hint={words.figurinesHint}
          checked={settings.figurines}
          onChange={(figurines) => onChange({ figurines })}
        />
        <Switch
          label={words.onlyBoard}
          hint={words.onlyBoardHint}
          checked={settings.onlyBoard}
          onChange={(onlyBoard) => onChange({ onlyBoard })}
        />
      </div>
      <div class="pair">
        <Select
          label={words.letters}
          value={settings.letters ?? 'auto'}
          options={[{ value: 'auto', label: words.lettersAuto }, ...named(LANGS, words.lettersOf)]}
          onChange={(letters) => onChange({ letters: letters === 'auto' ? undefined : letters })}
        />
      </div>
    </Card>
  );
}

/** How a game is played, apart from how it looks. */
export function PlaySection({ lang, settings, onChange }: SectionProps): JSX.Element {
  const { board: words } = settingsWords[lang];
  return (
    <Card title={words.playTitle}>
      <div>
        <Switch
          label={words.confirmMoves}
          hint={words.confirmMovesHint}
          checked={settings.confirmMoves}
          onChange={(confirmMoves) => onChange({ confirmMoves })}
        />
        <Switch
          label={words.hurry}
          hint={words.hurryHint}
          checked={settings.hurry}
          onChange={(hurry) => onChange({ hurry })}
        />
        <Switch
          label={words.premove}
          hint={words.premoveHint}
          checked={settings.premove}
          onChange={(premove) => onChange({ premove })}
        />
        <Switch
          label={words.retirement}
          hint={words.retirementHint}
          checked={settings.retirement}
          onChange={(retirement) => onChange({ retirement })}
        />
        <Switch
          label={words.keys}
          hint={words.keysHint}
          checked={settings.keys}
          onChange={(keys) => onChange({ keys })}
        />
      </div>
      <div class="pair">
        <Select
          label={words.sharing}
          value={settings.sharing}
          options={named(SHARINGS, words.sharings)}
          onChange={(sharing) => onChange({ sharing })}
        />
      </div>
    </Card>
  );
}

export function SoundSection({ lang, settings, onChange, onTrySound }: SoundProps): JSX.Element {
  const { board: words } = settingsWords[lang];
  return (
    <Card title={words.soundTitle}>
      <div class="sound">
        <Switch label={words.sound} checked={settings.sound} onChange={(sound) => onChange({ sound })} />
        <Field label={words.volume}>
          {(control) => (
            <input
              {...control}
              type="range"
              min={0}
              max={100}
              step={5}
              value={Math.round(settings.volume * 100)}
              disabled={!settings.sound}
              aria-valuetext={words.percent(Math.round(settings.volume * 100))}
              onInput={(event) => onChange({ volume: event.currentTarget.valueAsNumber / 100 })}
            />
          )}
        </Field>
        <Button disabled={!settings.sound} onClick={onTrySound}>
          {words.trySound}
        </Button>
      </div>
    </Card>
  );
}
