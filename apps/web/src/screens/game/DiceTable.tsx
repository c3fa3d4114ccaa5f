import { isThrow } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { DieBox } from '../../dice/DieBox.js';
import { SealShown } from '../../dice/Seal.js';
import type { Session } from '../../play/session.js';
import { isDieDue } from '../../play/table.js';
import './dice.css';

type Props = { readonly session: Session; readonly name?: string };

/** The die of a game that has one. */
export function DiceTable({ session, ...name }: Props): JSX.Element | null {
  const { contest, passages, lang } = session;
  const { match } = contest.value;
  const last = passages.value.findLast(({ played }) => played.isThrow);
  const isDue = isDieDue(contest.value);
  // Once the game is over no die lies on the table: the last one is shown.
  const shown = isDue
    ? undefined
    : (session.face.thrown?.(session.present.value) ?? Number(last?.played.move));
  const { dice } = match.setup;
  return (
    <>
      <DieBox
        lang={lang}
        face={isThrow(shown) ? shown : undefined}
        isExtra={session.face.throwsAgain?.(session.present.value) === true}
        count={match.thrown}
        source={dice === undefined ? 'real' : 'fair'}
        isDue={isDue && session.isDieOurs.value}
        {...name}
        onThrow={(real) => void session.throwDie(real)}
      />
      {dice === undefined ? null : (
        <SealShown lang={lang} commit={dice.commit} playerSeed={dice.playerSeed} />
      )}
    </>
  );
}
