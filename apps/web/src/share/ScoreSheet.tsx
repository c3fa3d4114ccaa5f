import type { Study } from '@tabuleiro/any-game';
import { lastPath, stateAt } from '@tabuleiro/game';
import { type Lang, wordGame, wordHouseRules } from '@tabuleiro/words';
import { type JSX, render } from 'preact';
import { useEffect } from 'preact/hooks';
import { MiniBoard } from '../components/MiniBoard.js';
import { miniBoardOf, positionOf } from '../games/position.js';
import type { GameView } from '../games/view.js';
import { wordPgnDate } from '../library/dateWords.js';
import '../screens/manual/print/sheet.css';
import { shareWords } from '../words/share.js';
import { tagOf } from './caption.js';
import { scoreRows } from './scoreRows.js';
import './scoreSheet.css';

type Props = {
  readonly lang: Lang;
  /** The language whose letters moves are written with. */
  readonly letters: Lang;
  readonly view: GameView;
  readonly study: Study;
};

/** A game on paper, as a club keeps it: what is not known is left to be filled in by hand. */
function ScoreSheet({ lang, letters, view, study }: Props): JSX.Element {
  const words = shareWords[lang];
  const { written, tree, result } = study;
  const players = written.game.players.map((player) => words.players[player]);
  const rows = scoreRows(study, letters);
  const begin = otherStart(study);
  const house = wordHouseRules(lang, written.game.options, study.options);
  const end = positionOf(view, stateAt(tree, lastPath(tree)));
  const facts = [
    [players[0], tagOf(study, 'White')],
    [players[1], tagOf(study, 'Black')],
    [words.event, tagOf(study, 'Event')],
    [words.site, tagOf(study, 'Site')],
    [words.date, wordPgnDate(lang, tagOf(study, 'Date'))],
    [words.round, tagOf(study, 'Round')],
  ];
  return (
    <article class={`sheet score-sheet of-${written.game.id}`} lang={lang}>
      <h1>{wordGame(lang, written.game.id)}</h1>
      <dl class="score-facts">
        {facts.map(([name, text]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {house.length > 0 && <p class="score-house">{words.house(house.join('; '))}</p>}
      {begin !== undefined && <p>{words.from(begin)}</p>}
      <div class="score-moves">
        {rows.length === 0 ? <p>{words.empty}</p> : <ScoreTable {...{ words, players, rows }} />}
      </div>
      {tree.unplayed.length > 0 && <p>{words.unplayed(tree.unplayed.map(({ move }) => move).join(' '))}</p>}
      <footer class="score-end">
        <figure>
          <MiniBoard board={miniBoardOf(lang, view, end)} numbered />
          <figcaption>
            {words.final}
            {view.trays(lang, end).map(({ id, name }) => (
              <span key={id}>{name}</span>
            ))}
          </figcaption>
        </figure>
        <div>
          <p class="score-result">
            {words.result} <strong>{result === '*' ? '' : result.replaceAll('1/2', '½')}</strong>
          </p>
          {players.map((player) => (
            <p key={player} class="score-signature">
              {words.signature(player)}
            </p>
          ))}
        </div>
      </footer>
    </article>
  );
}

/** The position text of a game that does not begin as usual. */
function otherStart({ written: { game }, options, tree }: Study): string | undefined {
  const start = game.notation.formatPosition(tree.start);
  return start === game.notation.formatPosition(game.start(options)) ? undefined : start;
}

type TableProps = {
  readonly words: { readonly number: string };
  readonly players: readonly string[];
  readonly rows: ReturnType<typeof scoreRows>;
};

function ScoreTable({ words, players, rows }: TableProps): JSX.Element {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.number}</th>
          {players.map((player) => (
            <th scope="col" key={player}>
              {player}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, first, second }, i) => (
          <tr key={i.toString()}>
            <th scope="row">{number}</th>
            <td>{first}</td>
            <td>{second}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/**
 * Whatever is printed while this is there is the score sheet alone. It stands beside the app, since nothing within a
 * dialog, nor below one, fills pages of paper.
 */
export function usePrintedSheet({ lang, letters, view, study }: Partial<Props>): void {
  useEffect(() => {
    if (lang === undefined || letters === undefined || view === undefined || study === undefined)
      return undefined;
    const paper = document.createElement('div');
    paper.className = 'score-paper';
    document.body.append(paper);
    document.body.classList.add('prints-score');
    render(<ScoreSheet {...{ lang, letters, view, study }} />, paper);
    return () => {
      document.body.classList.remove('prints-score');
      render(null, paper);
      paper.remove();
    };
  }, [lang, letters, view, study]);
}
