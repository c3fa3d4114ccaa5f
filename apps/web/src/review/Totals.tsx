import type { GameReview } from '@tabuleiro/senet-engine';
import { type Lang, reviewWords } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { reviewPageWords } from '../words/review.js';
import { PlayerLabel } from './PlayerLabel.js';
import { formatChance, formatChange, type Names } from './reviewTexts.js';
import './table.css';

type Props = { readonly lang: Lang; readonly review: GameReview; readonly names: Names };

/** What each player threw and gave away, side by side. */
export function Totals({ lang, review: { totals }, names }: Props): JSX.Element {
  const { rows } = reviewWords(lang);
  const { A, B } = totals;
  const lines = [
    [rows.luck, formatChange(lang, A.luck), formatChange(lang, B.luck)],
    [rows.loss, formatChance(lang, A.loss), formatChance(lang, B.loss)],
    [rows.choices, String(A.choices), String(B.choices)],
    [rows.mistakes, String(A.mistakes), String(B.mistakes)],
  ] as const;
  return (
    <table class="totals">
      <caption class="aside">{reviewPageWords[lang].totals}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">
            <PlayerLabel player="A" names={names} isNamed />
          </th>
          <th scope="col">
            <PlayerLabel player="B" names={names} isNamed />
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map(([label, a, b]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{a}</td>
            <td>{b}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
