import type { Secret } from '@tabuleiro/match';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { RadioGroup } from '../components/Choice.js';
import { diceChoiceWords } from '../words/dice.js';
import { FairSeal } from './FairSeal.js';

const SOURCES = ['fair', 'real'] as const;
type Source = (typeof SOURCES)[number];

type Props = {
  readonly lang: Lang;
  readonly secret: Secret;
  readonly seed: string;
  readonly onSeed: (seed: string) => void;
  readonly source: Source;
  readonly onSource: (source: Source) => void;
};

/** Before a game with a die: the program's fair dice or a real die (S-DIE). */
export function DiceChoice({ lang, secret, seed, onSeed, source, onSource }: Props): JSX.Element {
  const { legend, names, details } = diceChoiceWords[lang];
  return (
    <>
      <RadioGroup
        legend={legend}
        value={source}
        options={SOURCES.map((value) => ({ value, label: names[value], detail: details[value] }))}
        onChange={onSource}
      />
      {source === 'fair' ? <FairSeal lang={lang} secret={secret} seed={seed} onSeed={onSeed} /> : null}
    </>
  );
}
