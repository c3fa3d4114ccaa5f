import type { Player } from '@tabuleiro/game';
import type { JSX } from 'preact';
import { Choice } from '../../components/Choice.js';
import { Drawing } from '../../components/Drawing.js';
import { newGameWords } from '../../words/newGame.js';
import { SIDE_CHOICES } from './form.js';
import type { SectionProps } from './section.js';

const ARTS: Readonly<Record<Player, string>> = { w: 'w-king', b: 'b-king', A: 'a-cone', B: 'b-spool' };

export function SideSection({ lang, rules, form, change }: SectionProps): JSX.Element {
  const { side: words, people } = newGameWords[lang];
  const [first, second] = rules.players;
  const legend = form.opponent === 'computer' ? words.legend : `${people.first}: ${words.legend}`;
  const drawn = [
    <Drawing art={ARTS[first]} side={0} size={44} />,
    <Drawing art={ARTS[second]} side={1} size={44} />,
  ];
  const options = {
    first: { label: words.names[first], detail: words.begins, picture: drawn[0] },
    second: { label: words.names[second], detail: words.answers, picture: drawn[1] },
    lots: { label: words.lots, detail: words.lotsDetail, picture: drawn },
  };
  return (
    <section class="sides">
      <h2>{words.legend}</h2>
      <Choice
        legend={legend}
        isQuiet
        value={form.colour}
        options={SIDE_CHOICES.map((value) => ({ value, ...options[value] }))}
        onChange={(colour) => change({ colour })}
      />
    </section>
  );
}
