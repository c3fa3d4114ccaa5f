import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { type Tally, totalOf } from '../../library/statistics.js';
import { libraryWords } from '../../words/library.js';
import type { TallyRow } from './TallyPlot.js';

type Props = {
  readonly lang: Lang;
  readonly rows: readonly (TallyRow & { readonly others?: number })[];
  readonly words: Readonly<Record<keyof Tally, string>>;
  readonly caption: string;
  /** What the first column is. */
  readonly first: string;
};

/** What a plot shows, as a table, for whoever prefers numbers or hears them. */
export function TallyTable({ lang, rows, words, caption, first }: Props): JSX.Element {
  const { numbers } = libraryWords[lang];
  const hasGroups = rows.some(({ group }) => group !== undefined);
  const hasOthers = rows.some(({ others }) => others !== undefined);
  return (
    <details class="tally-table">
      <summary>{numbers.table}</summary>
      <table>
        <caption class="aside">{caption}</caption>
        <thead>
          <tr>
            {hasGroups ? <th scope="col">{numbers.game}</th> : null}
            <th scope="col">{first}</th>
            <th scope="col">{words.won}</th>
            <th scope="col">{words.drawn}</th>
            <th scope="col">{words.lost}</th>
            {hasOthers ? <th scope="col">{numbers.others}</th> : null}
            <th scope="col">{numbers.total}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ group, name, tally, others = 0, href }) => (
            <tr key={`${group} ${name}`}>
              {hasGroups ? <td>{group}</td> : null}
              <th scope="row">{href === undefined ? name : <a href={href}>{name}</a>}</th>
              <td>{tally.won}</td>
              <td>{tally.drawn}</td>
              <td>{tally.lost}</td>
              {hasOthers ? <td>{others}</td> : null}
              <td>{totalOf(tally) + others}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
