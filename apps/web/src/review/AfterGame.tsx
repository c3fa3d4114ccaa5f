import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { transcriptFrom } from '../dice/transcript.js';
import { VerifyDice } from '../dice/VerifyDice.js';
import type { AfterGameProps } from '../games/view.js';
import { nameOf } from '../play/playerNames.js';
import { diceWords } from '../words/dice.js';
import { ReviewPart } from './ReviewPart.js';
import './review.css';

/** What there is to look at when a game of Senet is over: luck and skill, and the proof of its dice. */
export function AfterGame({ lang, match, secret, at, onGoTo }: AfterGameProps): JSX.Element {
  const [asked, setAsked] = useState(match.plies?.length ?? 0);
  const transcript = transcriptFrom(match, secret);
  const goTo = (to: number): void => {
    setAsked(to);
    onGoTo(to);
  };
  const names = [nameOf(lang, match, 'A'), nameOf(lang, match, 'B')] as const;
  return (
    <div class="after-game">
      <ReviewPart lang={lang} match={match} names={names} ply={at ?? asked} onGoTo={goTo} />
      {transcript === undefined ? (
        <p>{diceWords[lang].realDie}</p>
      ) : (
        <VerifyDice lang={lang} transcript={transcript} />
      )}
    </div>
  );
}
