import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import { A, EXIT, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { type GameTextError, type NumberedLine, readGameText } from '../gameText.js';
import type { SenetGame } from './game.js';
import { markOf } from './mark.js';
import { meaningOf } from './words.js';

const TURN = /^(?:\d+\s*\.)?\s*([AB])\s+([1-5]\s*:.*)$/i;
const PLAY =
  /^([1-5])\s*:\s*(?:(\d{1,2})\s*-\s*(\p{L}+|\d{1,2})|(\p{L}+))?((?:\s+\p{L}+)?)((?:\s+\d{1,2})?)$/u;
const END = /^([AB])\s+(\p{L}+)[.!]?$/iu;

type Progress = { state: SenetState; readonly moves: SenetMove[]; winner: Player | undefined };

/** Reads what `formatSenetGame` writes, in either language. A mark may be left out, but a wrong one is refused. */
export function parseSenetGame(text: string): Result<SenetGame, GameTextError> {
  const read = readGameText(text);
  if (!read.ok) return read;
  const { tags, lines } = read.value;
  const position = tags.get('Position') ?? senet.notation.formatPosition(senet.start());
  const start = senet.notation.parsePosition(position);
  if (!start.ok) return fail({ code: 'bad-start', line: 1, text: start.error.problem });
  const progress: Progress = { state: start.value, moves: [], winner: undefined };
  for (const line of lines) {
    const error = readLine(progress, line);
    if (error !== undefined) return fail(error);
  }
  const { moves, winner } = progress;
  return ok({ start: start.value, moves, ...(winner === undefined ? {} : { winner }) });
}

function readLine(progress: Progress, line: NumberedLine): GameTextError | undefined {
  if (progress.winner !== undefined) return { code: 'game-over', ...line };
  const end = END.exec(line.text);
  if (end !== null && meaningOf(end[2]) === 'wins') return readEnd(progress, line, end[1]);
  const turn = TURN.exec(line.text);
  if (turn === null) return { code: 'bad-line', ...line };
  for (const play of turn[2].split(';')) {
    if (senet.turn(progress.state).kind === 'over') return { code: 'game-over', ...line };
    if (turn[1].toUpperCase() !== playerOf(progress.state)) return { code: 'wrong-player', ...line };
    const error = readPlay(progress, { text: play.trim(), line: line.line });
    if (error !== undefined) return error;
  }
  return undefined;
}

function readEnd(progress: Progress, line: NumberedLine, letter: string): GameTextError | undefined {
  const turn = senet.turn(progress.state);
  const winner = letter.toUpperCase() === 'A' ? 'A' : 'B';
  if (turn.kind === 'over' && turn.outcome.winner !== winner) return { code: 'wrong-player', ...line };
  progress.winner = winner;
  return undefined;
}

function playerOf(state: SenetState): Player {
  return state.player === A ? 'A' : 'B';
}

/** A throw and what was played with it; the last throw of a text may stand alone. */
function readPlay(progress: Progress, line: NumberedLine): GameTextError | undefined {
  const parts = PLAY.exec(line.text);
  if (parts === null) return { code: 'bad-line', ...line };
  const [, die, from, to, word, mark, rest] = parts;
  if (progress.state.die === 0) {
    const error = act(progress, die, line);
    if (error !== undefined) return error;
  } else if (Number(die) !== progress.state.die) {
    return { code: 'no-such-move', ...line };
  }
  if (from === undefined && word === undefined) return undefined;
  if (word !== undefined && meaningOf(word) !== 'skip') return { code: 'bad-line', ...line };
  const target = meaningOf(to ?? '') === 'off' ? EXIT : Number(to);
  const before = progress.state;
  const error = act(progress, word === undefined ? `${Number(from)}-${target}` : 'skip', line);
  if (error !== undefined) return error;
  const isTrue = isMarkTrue(before, progress.moves[progress.moves.length - 1], mark.trim(), Number(rest));
  return isTrue ? undefined : { code: 'wrong-mark', ...line };
}

function act(progress: Progress, action: string, line: NumberedLine): GameTextError | undefined {
  const move = senet.notation.parseMove(progress.state, action);
  if (!move.ok) return { code: 'no-such-move', ...line };
  progress.moves.push(move.value);
  progress.state = senet.apply(progress.state, move.value);
  return undefined;
}

function isMarkTrue(state: SenetState, move: SenetMove, mark: string, rest: number): boolean {
  const actual = markOf(state, move);
  if (mark === '') return rest === 0;
  const meaning = meaningOf(mark);
  if (meaning === 'swap') return actual.isSwap && rest === 0;
  return meaning === 'water' && actual.rest !== 0 && (rest === 0 || rest === actual.rest);
}
