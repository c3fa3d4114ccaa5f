import { existsSync } from 'node:fs';
import { type SearchGame, withSearchGame } from '@tabuleiro/engine';
import { writeWhole } from '../tune/chunk.js';
import { labelsFile, readGames } from './gameFiles.js';
import { formatLearnedGame, type LearnedGame, parseLearnedGame } from './gameText.js';
import { Judge } from './judge.js';

/** Our centipawns to one of the judge's: fitted on positions that both have searched. */
const OUR_CENTIPAWNS = 0.8;

/** Has another program judge the positions of the chunks that it has not judged yet. */
export async function labelGames(
  game: string,
  folder: string,
  chunks: number,
  { command, nodes }: { readonly command: string; readonly nodes: number },
  threads: number,
  report: (done: number) => void,
): Promise<void> {
  const missing = Array.from({ length: chunks }, (_, chunk) => chunk).filter(
    (chunk) => !existsSync(labelsFile(folder, chunk)),
  );
  let done = chunks - missing.length;
  const work = async (): Promise<void> => {
    const judge = new Judge(command, nodes);
    for (let chunk = missing.shift(); chunk !== undefined; chunk = missing.shift()) {
      const games = (readGames(folder, chunk) ?? []).map(parseLearnedGame);
      const labelled: LearnedGame[] = [];
      for (const played of games) labelled.push(await labelGame(game, played, judge));
      writeWhole(labelsFile(folder, chunk), `${labelled.map(formatLearnedGame).join('\n')}\n`);
      report(++done);
    }
    judge.close();
  };
  await Promise.all(Array.from({ length: threads }, work));
}

/** The same game with the judge's scores in place of ours. */
async function labelGame(game: string, played: LearnedGame, judge: Judge): Promise<LearnedGame> {
  const positions = withSearchGame(game, {
    visit: <S, M>(searchGame: SearchGame<S, M>) => positionsOf(searchGame, played),
  });
  const scores = await judge.judge(positions ?? []);
  return { ...played, scores: scores.map((score) => Math.round(score * OUR_CENTIPAWNS)) };
}

function positionsOf<S, M>({ game }: SearchGame<S, M>, { start, moves }: LearnedGame): readonly string[] {
  const parsed = game.notation.parsePosition(start);
  if (!parsed.ok) throw new Error(`no position: ${start}`);
  let state = parsed.value;
  return moves.map((text) => {
    const position = game.notation.formatPosition(state);
    const move = game.notation.parseMove(state, text);
    if (!move.ok) throw new Error(`no move: ${text}`);
    state = game.apply(state, move.value);
    return position;
  });
}
