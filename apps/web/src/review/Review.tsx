import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../components/Button.js';
import { reviewPageWords } from '../words/review.js';
import { ActionTable } from './ActionTable.js';
import { Curve } from './Curve.js';
import type { Reviewed } from './reviewService.js';
import { describeResult, describeWorst, type Names } from './reviewTexts.js';
import { Totals } from './Totals.js';
import './review.css';

type Props = {
  readonly lang: Lang;
  readonly reviewed: Reviewed;
  readonly names: Names;
  /** How many actions of the game are shown. */
  readonly ply: number;
  readonly onGoTo: (ply: number) => void;
};

/** Luck and skill of a finished game: the curve, who was luckier, who erred, and every action. */
export function Review({ lang, reviewed, names, ply, onGoTo }: Props): JSX.Element {
  const { review } = reviewed;
  const { worst } = review;
  return (
    <div class="review">
      <Curve lang={lang} review={review} names={names} ply={ply} onGoTo={onGoTo} />
      <Totals lang={lang} review={review} names={names} />
      <div class="review-words">
        <p>{describeWorst(lang, review, names)}</p>
        {worst === undefined ? null : (
          <Button onClick={() => onGoTo(worst.at + 1)}>{reviewPageWords[lang].seeWorst}</Button>
        )}
        {describeResult(lang, reviewed, names).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <ActionTable lang={lang} review={review} names={names} ply={ply} onGoTo={onGoTo} />
    </div>
  );
}
