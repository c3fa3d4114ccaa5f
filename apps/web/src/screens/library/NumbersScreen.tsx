import { capital, type Lang, wordGame, wordLevel } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { type HeaderProps, Page } from '../../components/Page.js';
import { wordDate } from '../../library/dateWords.js';
import { wordOpeningOf } from '../../library/entryWords.js';
import { EVERYTHING, formatQuery, type LibraryQuery } from '../../library/query.js';
import { type GameTally, type Statistics, type Tally, totalOf } from '../../library/statistics.js';
import { formatRoute } from '../../route.js';
import { libraryWords } from '../../words/library.js';
import { LibraryLinks } from './LibraryLinks.js';
import { MonthPlot } from './MonthPlot.js';
import { TallyPlot, type TallyRow } from './TallyPlot.js';
import { TallyTable } from './TallyTable.js';
import './library.css';
import './numbers.css';

type Props = HeaderProps & { readonly statistics: Statistics | undefined };

export function NumbersScreen({ statistics, ...header }: Props): JSX.Element {
  const words = libraryWords[header.lang].numbers;
  return (
    <Page {...header} title={words.title} class="library numbers-page">
      <LibraryLinks lang={header.lang} here="numbers" />
      <p>{words.hint}</p>
      {statistics === undefined ? null : <Numbers lang={header.lang} {...statistics} />}
    </Page>
  );
}

function Numbers({
  lang,
  games,
  levels,
  months,
  openings,
}: Statistics & { readonly lang: Lang }): JSX.Element {
  const words = libraryWords[lang].numbers;
  if (games.length === 0 && openings.length === 0) return <p>{words.empty}</p>;
  const levelRows = levels.map(({ game, level, tally }): TallyRow => {
    const rival = `level-${level ?? 'max'}` as const;
    return {
      group: wordGame(lang, game),
      name: capital(wordLevel(lang, level)),
      tally,
      href: toList({ game, rival }),
    };
  });
  const openingRows = openings.map(({ opening, tally }): TallyRow => {
    return { group: undefined, name: wordOpeningOf(lang, opening), tally, href: toList({ opening }) };
  });
  return (
    <>
      <GamesTable lang={lang} games={games} />
      <section>
        <h2>{words.byLevel}</h2>
        {levels.length === 0 ? (
          <p>{words.noLevels}</p>
        ) : (
          <>
            <TallyPlot lang={lang} rows={levelRows} words={words.own} name={words.levelPlot} />
            <TallyTable
              lang={lang}
              rows={levelRows}
              words={words.own}
              caption={words.byLevel}
              first={words.level}
            />
          </>
        )}
      </section>
      {months.length === 0 ? null : (
        <section>
          <h2>{words.byMonth}</h2>
          <MonthPlot lang={lang} months={months} />
          <TallyTable
            lang={lang}
            rows={months.map(({ month, tally, others }) => {
              return { group: undefined, name: wordDate(lang, month), tally, others, href: undefined };
            })}
            words={words.own}
            caption={words.byMonth}
            first={words.month}
          />
        </section>
      )}
      <section>
        <h2>{words.byOpening}</h2>
        {openings.length === 0 ? (
          <p>{words.noOpenings}</p>
        ) : (
          <>
            <TallyPlot lang={lang} rows={openingRows} words={words.first} name={words.openingPlot} />
            <TallyTable
              lang={lang}
              rows={openingRows}
              words={words.first}
              caption={words.byOpening}
              first={words.opening}
            />
          </>
        )}
      </section>
    </>
  );
}

function toList(part: Partial<LibraryQuery>): string {
  return formatRoute({ screen: 'library', path: formatQuery({ ...EVERYTHING, ...part }) });
}

/** "5 vitórias, 1 empate": one line a game. */
function GamesTable({
  lang,
  games,
}: {
  readonly lang: Lang;
  readonly games: readonly GameTally[];
}): JSX.Element | null {
  const words = libraryWords[lang].numbers;
  if (games.length === 0) return null;
  const percent = new Intl.NumberFormat(lang, { style: 'percent' });
  return (
    <section>
      <h2>{words.byGame}</h2>
      <ul class="games-played">
        {games.map(({ game, games: count, tally }) => (
          <li key={game}>
            <h3>
              <a href={toList({ game })}>{wordGame(lang, game)}</a>
            </h3>
            <p class="count">{count.toLocaleString(lang)}</p>
            <p>{libraryWords[lang].numbers.played(count)}</p>
            <p class="small soft">{sumOf(words.own, tally, percent, words.share)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function sumOf(
  words: Readonly<Record<keyof Tally, string>>,
  tally: Tally,
  percent: Intl.NumberFormat,
  share: (percent: string) => string,
): string {
  const total = totalOf(tally);
  if (total === 0) return '';
  const counts = (['won', 'drawn', 'lost'] as const).map(
    (key) => `${words[key].toLowerCase()}: ${tally[key]}`,
  );
  return capital([...counts, share(percent.format((tally.won + tally.drawn / 2) / total))].join(', '));
}
