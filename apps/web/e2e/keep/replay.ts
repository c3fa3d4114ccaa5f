import {
  applyActionTo,
  type GameMatch,
  writeLine,
  writtenBrasez,
  writtenClassico,
  writtenNucleo,
  writtenSenet,
} from '@tabuleiro/any-game';
import { isDieDue, lineOf, listOf, type Secret, seatOf } from '@tabuleiro/match';
import { wordOutcome } from '@tabuleiro/words';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { GamePosition } from '../../src/games/position.js';
import { cellsOf, traysOf } from '../../src/games/senet/board.js';
import type { GameView } from '../../src/games/view.js';
import { nameOf } from '../../src/play/playerNames.js';
import { openJournal } from '../../src/store/games/openGame.js';
import { gameWords } from '../../src/words/app.js';
import { diceWords } from '../../src/words/dice.js';
import type { Shown } from './shown.js';

const LANG = 'pt-BR';
const WRITTEN_GAMES = [writtenClassico, writtenNucleo, writtenBrasez, writtenSenet];

/** Not from the registry: what else the view of Senet needs, only a page can fetch. */
const VIEWS: ReadonlyMap<string, Pick<GameView, 'cells' | 'trays'>> = new Map<
  string,
  Pick<GameView, 'cells' | 'trays'>
>([
  ['classico', classicoView],
  ['nucleo', nucleoView],
  ['brasez', brasezView],
  ['senet', { cells: cellsOf, trays: traysOf }],
]);

/** A kept game, replayed through the rules. */
export type Replay = {
  /** The match after the first line of its journal, which begins it, and after each one that follows. */
  readonly gameMatches: readonly GameMatch[];
  readonly secret: Secret | undefined;
};

/** Fails where the rules do not take every line as it is. */
export async function replay(lines: readonly string[]): Promise<Replay> {
  const { gameMatch, secret } = await open(lines);
  const gameMatches = [(await open(lines.slice(0, 1))).gameMatch];
  for (const action of listOf(gameMatch.match.actions)) {
    const next = applyActionTo(gameMatches[gameMatches.length - 1], action);
    if (!next.ok) throw new Error(`${JSON.stringify(action)}: ${JSON.stringify(next.error)}`);
    gameMatches.push(next.value);
  }
  return { gameMatches, secret };
}

async function open(lines: readonly string[]) {
  const opened = await openJournal(
    async (game) => WRITTEN_GAMES.find((written) => written.game.id === game),
    lines.join(''),
  );
  if (!opened.ok) throw new Error(`${JSON.stringify(opened.error)} in\n${lines.join('')}`);
  return opened.value;
}

/** What a page has to show of a match. */
export function shownOf(gameMatch: GameMatch): Required<Shown> {
  const { match } = gameMatch;
  const { offer, takebackAsker, outcome } = match;
  const words = gameWords[LANG];
  return {
    moves: [...writeLine(gameMatch, LANG)],
    ...placesOf(gameMatch),
    requests: [
      ...(offer === undefined ? [] : [words.offerFrom(nameOf(LANG, match, offer))]),
      ...(takebackAsker === undefined ? [] : [words.askBackFrom(nameOf(LANG, match, takebackAsker))]),
    ],
    isPaused: match.paused && outcome === undefined,
    die: dieOf(match),
    result: outcome === undefined ? '' : wordOutcome(LANG, outcome),
  };
}

function placesOf(gameMatch: GameMatch): Pick<Shown, 'men' | 'trays'> {
  const view = VIEWS.get(gameMatch.match.game);
  const scene = new GamePosition(gameMatch.written.game, gameMatch.match.state);
  const men = view
    ?.cells(LANG, scene)
    .flatMap(({ id, man }) => (man === undefined ? [] : [`${id} #${man.art}/${man.side}`]));
  const trays = view
    ?.trays(LANG, scene)
    .map(({ id, art, side, count }) => `${id} #${art}/${side ?? 0} ${count ?? ''}`.trim());
  return { men: men?.sort() ?? [], trays: trays?.sort() ?? [] };
}

function dieOf(match: GameMatch['match']): string {
  const thrown = lineOf(match).findLast(({ isThrow }) => isThrow)?.text;
  return isDieDue(match) || thrown === undefined
    ? diceWords[LANG].due
    : diceWords[LANG].shows(Number(thrown));
}

/** Seconds left by whose clock it is, as the page names it. */
export function leftOf(gameMatch: GameMatch): Readonly<Record<string, number>> {
  const { match } = gameMatch;
  const clocks = match.players.flatMap((player) => {
    const { left } = match.clocks[seatOf(match, player)];
    const name = gameWords[LANG].clockOf(nameOf(LANG, match, player));
    return left === undefined ? [] : [[name, left / 1000] as const];
  });
  return Object.fromEntries(clocks);
}

/** Is all that was shown what has to be shown? What was not there yet does not count against it. */
export function isSame(shown: Shown, due: Required<Shown>): boolean {
  const { die = due.die, result = due.result, ...rest } = shown;
  return JSON.stringify({ ...rest, die, result }) === JSON.stringify(due);
}
