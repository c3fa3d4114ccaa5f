import { type GameMatch, readMoves, readRecord, writtenSenet } from '@tabuleiro/any-game';
import type { ResourceProblemCode } from '@tabuleiro/engine';
import { fail, ok, type Result } from '@tabuleiro/game';
import { lineOf } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { type GameReview, reviewGame, type SenetKnowledge } from '@tabuleiro/senet-engine';
import { type Command, type CommandContext, EXIT } from '../commandLine/command.js';
import { JSON_FLAG } from '../commandLine/flags.js';
import { reportError, toUserError, type UserError, withUserError } from '../commandLine/userError.js';
import { onStderr } from '../engine/open.js';
import { gameNamed } from '../games.js';
import { readInput } from '../io/input.js';
import { print } from '../io/io.js';
import { formatReview } from '../senet/reviewText.js';
import { loadEstimate, loadTables, withSoundTable } from '../senet/tables.js';

export const senetReviewCommand: Command = {
  name: 'senet-review',
  arguments: [{ placeholder: 'RECORD' }],
  flags: [JSON_FLAG],
  async run(context) {
    const gameMatch = await readGameMatch(context);
    if (!gameMatch.ok) return reportError(context.io, gameMatch.error);
    const { io, lang, flags } = context;
    const tell = onStderr(io, lang);
    const onProblem = (code: ResourceProblemCode): void => tell({ game: senet.id, code });
    const estimate = await loadEstimate(onProblem);
    const text = withSoundTable(
      await loadTables(io.env),
      (table) => {
        const review = reviewGameMatch(gameMatch.value, { exact: table, estimate });
        return flags.has('--json')
          ? JSON.stringify({ table: table.pieces, ...review })
          : formatReview(lang, review, table.pieces);
      },
      onProblem,
    );
    await print(io.stdout, `${text}\n`);
    return EXIT.done;
  },
};

async function readGameMatch({
  args: [file],
  io,
  lang,
}: CommandContext): Promise<Result<GameMatch, UserError>> {
  const text = await readInput(io, file);
  if (!text.ok) return fail(toUserError(lang, text.error));
  if (!text.value.trimStart().startsWith('{')) {
    return withUserError(lang, readMoves({ written: writtenSenet, options: {} }, text.value, []));
  }
  const record = withUserError(lang, await readRecord(text.value, gameNamed));
  if (!record.ok) return record;
  const { gameMatch } = record.value;
  const { game } = gameMatch.match;
  return game === senet.id ? ok(gameMatch) : fail(toUserError(lang, { code: 'not-senet', game }));
}

function reviewGameMatch({ match }: GameMatch, knowledge: SenetKnowledge): GameReview {
  const { start } = match.setup;
  const from = start === undefined ? undefined : senet.notation.parsePosition(start);
  const moves = lineOf(match).map(({ text }) => text);
  const review = reviewGame(knowledge, moves, {
    ...(from?.ok === true && { start: from.value }),
    winner: match.outcome?.winner,
  });
  if (!review.ok) throw new Error(`refused after it was played: ${moves[review.error.at]}`);
  return review.value;
}
