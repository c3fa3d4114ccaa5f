import type { Result } from '@tabuleiro/game';
import type { Setup } from '@tabuleiro/match';
import { capital, wordLevel } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { GameCover } from '../../components/GameCover.js';
import { Note } from '../../components/Note.js';
import { newGameWords } from '../../words/newGame.js';
import { wordClock } from './clockWords.js';
import type { FormError } from './form.js';
import type { SectionProps } from './section.js';

type Props = SectionProps & {
  readonly checked: Result<Setup, FormError>;
  readonly failure: string | undefined;
};

/** The cover of the game with what was agreed, in sentences, and the button that begins it. */
export function Summary(props: Props): JSX.Element {
  const { lang, rules, checked, failure } = props;
  const words = newGameWords[lang];
  const note = words.notes.get(rules.id);
  return (
    <aside class="agreed" aria-label={words.summary}>
      <GameCover game={rules.id}>
        <ul class="lines">
          {linesOf(props).map((line) => (
            <li key={line}>{line}</li>
          ))}
          {checked.ok ? <li>{clockLine(props, checked.value)}</li> : null}
          {note === undefined ? null : <li>{note}</li>}
        </ul>
        <Button kind="primary" type="submit" icon="play">
          {props.form.opponent === 'remote' ? words.invite : words.start}
        </Button>
        <p class="small">{words.changeBelow}</p>
      </GameCover>
      {failure === undefined ? null : (
        <Note kind="warning" isLive>
          <p>{failure}</p>
        </Note>
      )}
    </aside>
  );
}

function linesOf({ lang, rules, form }: Props): readonly string[] {
  const { tells, side } = newGameWords[lang];
  const [own, other] = form.names.map((name, i) => (name.trim() === '' ? tells.unnamed[i] : name.trim()));
  const isPair = form.opponent === 'person';
  const sideName = side.withs[rules.players[form.colour === 'second' ? 1 : 0]];
  const who: Readonly<Record<typeof form.opponent, () => string>> = {
    computer: () => tells.against(wordLevel(lang, form.level === 'max' ? undefined : form.level)),
    person: () => tells.people([own, other]),
    remote: () => tells.far,
  };
  return [
    who[form.opponent](),
    ...(!isPair || form.colour === 'lots' ? [tells.side[form.colour](sideName)] : []),
    ...(form.position.trim() === '' ? [] : [tells.position]),
  ];
}

/** Clocks of a set-up made without drawing lots are in the order of the people, or both are the same. */
function clockLine({ lang, form }: Props, { clock }: Setup): string {
  const { tells } = newGameWords[lang];
  const [first, second] = clock.map((side) => wordClock(lang, side));
  if (clock.every(({ kind }) => kind === 'none')) return `${capital(first)}.`;
  if (first === second) return tells.clock(first);
  return form.colour === 'second' ? tells.clocks(second, first) : tells.clocks(first, second);
}
