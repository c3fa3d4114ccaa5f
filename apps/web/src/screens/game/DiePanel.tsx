import { isDieDue, isThrow } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { DieBox } from '../../dice/DieBox.js';
import { SealShown } from '../../dice/Seal.js';
import type { Session } from '../../play/session.js';
import './dice.css';

type Props = { readonly session: Session; readonly name?: string };

/** The die of a game that has one. */
export function DiePanel({ session, ...name }: Props): JSX.Element | null {
  const { walk, view, lang } = session;
  const match = session.match.value;
  const last = walk.line.value.findLast(({ step }) => step.isThrow);
  const isDue = isDieDue(match);
  // Once the game is over no die lies on the table: the last one is shown.
  const shown = isDue ? undefined : (view.thrown?.(walk.present.value) ?? Number(last?.step.text));
  const { dice } = match.setup;
  return (
    <>
      <DieBox
        lang={lang}
        face={isThrow(shown) ? shown : undefined}
        isExtra={view.throwsAgain?.(walk.present.value) === true}
        count={match.throwCount}
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
