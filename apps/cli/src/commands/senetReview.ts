import { type GameMatch, readMoves, readRecord, writtenSenet } from '@tabuleiro/any-game';
import { fail, ok, type Result } from '@tabuleiro/game';
import { lineOf } from '@tabuleiro/match';
import { senet } from '@tabuleiro/senet';
import { type GameReview, reviewGame } from '@tabuleiro/senet-engine';
import { type Argument, type Call, type Command, EXIT } from '../command.js';
import { type Complaint, complain, worded } from '../complaint.js';
import { gameNamed } from '../games.js';
import { readInput } from '../input.js';
import { print } from '../io.js';
import { refuse } from '../refuse.js';
import { formatReview } from '../review/text.js';
import { loadLargest } from '../thinking/senetTables.js';
import { JSON_FLAG } from '../thinking/stream.js';

const RECORD: Argument = { name: { 'pt-BR': 'REGISTRO', en: 'RECORD' } };

export const senetReviewCommand: Command = {
  name: 'senet-review',
  arguments: [RECORD],
  flags: [JSON_FLAG],
  help: {
    'pt-BR':
      'sorte e habilidade numa partida de Senet: um registro ou uma lista de ações; "-" lê a entrada padrão',
    en: 'luck and skill in a game of Senet: a record or a list of actions; "-" reads standard input',
  },
  async run(call) {
    const gameMatch = await readGameMatch(call);
    if (!gameMatch.ok) return refuse(call.io, gameMatch.error);
    const truth = await loadLargest(call.io.env);
    const review = reviewGameMatch(gameMatch.value, truth);
    const text = call.flags.has('--json')
      ? JSON.stringify({ table: truth.pieces, ...review })
      : formatReview(call.lang, review, truth.pieces);
    await print(call.io.stdout, `${text}\n`);
    return EXIT.done;
  },
};

async function readGameMatch({ args: [file], io, lang }: Call): Promise<Result<GameMatch, Complaint>> {
  const text = await readInput(io, file);
  if (!text.ok) return fail(complain(lang, text.error));
  if (!text.value.trimStart().startsWith('{')) {
    return worded(lang, readMoves({ written: writtenSenet, options: {} }, text.value, []));
  }
  const record = worded(lang, await readRecord(text.value, gameNamed));
  if (!record.ok) return record;
  const { gameMatch } = record.value;
  const { game } = gameMatch.match;
  return game === senet.id ? ok(gameMatch) : fail(complain(lang, { code: 'not-senet', game }));
}

function reviewGameMatch({ match }: GameMatch, truth: Awaited<ReturnType<typeof loadLargest>>): GameReview {
  const { start } = match.setup;
  const from = start === undefined ? undefined : senet.notation.parsePosition(start);
  const moves = lineOf(match).map(({ text }) => text);
  const review = reviewGame(truth, moves, {
    ...(from?.ok === true && { start: from.value }),
    winner: match.outcome?.winner,
  });
  if (!review.ok) throw new Error(`refused after it was played: ${moves[review.error.at]}`);
  return review.value;
}
