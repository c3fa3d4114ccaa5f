import { fail, ok, type Player, type Result } from '@tabuleiro/game';
import { A, EXIT, type SenetMove, type SenetState, senet } from '@tabuleiro/senet';
import { type GameTextError, type NumberedLine, readGameText } from '../gameText.js';
import type { Language } from '../moveText.js';
import { formatSenetMove, markOf, meaningOf, SENET_WORDS } from './moveText.js';

/** A game of Senet: where it starts, its throws and steps, each legal after the ones before it, and who won. */
export type SenetGameRecord = {
  readonly start: SenetState;
  readonly moves: readonly SenetMove[];
  readonly winner?: Player;
};

/** A whole game as text, one turn a line: `3. A 5: 7-12 troca; 2: 12-14`. */
export function formatSenetGame(game: SenetGameRecord, language: Language): string {
  const start = senet.notation.formatPosition(game.start);
  const isUsual = start === senet.notation.formatPosition(senet.start());
  const lines = isUsual ? ['[Game "Senet"]', ''] : ['[Game "Senet"]', `[Position "${start}"]`, ''];
  const turns = formatTurns(game, language);
  lines.push(...turns.map((turn, i) => `${i + 1}. ${turn}`));
  if (game.winner !== undefined) lines.push(`${game.winner} ${SENET_WORDS[language].wins}`);
  return `${lines.join('\n')}\n`;
}

/** Each turn: its player, then the throws with what was played. */
function formatTurns(game: SenetGameRecord, language: Language): string[] {
  const turns: string[] = [];
  let { start: state } = game;
  let player = 0;
  for (const [i, move] of game.moves.entries()) {
    if (state.player !== player) turns.push(state.player === A ? 'A' : 'B');
    const lead = state.player !== player ? ' ' : '; ';
    ({ player } = state);
    if (move.kind === 'throw') turns.push(`${turns.pop()}${lead}${move.die}:`);
    else {
      const resumed = i === 0 ? `${lead}${state.die}:` : '';
      turns.push(`${turns.pop()}${resumed} ${formatAction(state, move, language)}`);
    }
    state = senet.apply(state, move);
  }
  return turns;
}

function formatAction(state: SenetState, move: SenetMove, language: Language): string {
  const words = SENET_WORDS[language];
  const step = formatSenetMove(state, move, language);
  if (move.kind !== 'step' || move.to === EXIT) return step;
  const { isSwap, rest } = markOf(state, move);
  if (isSwap) return `${step} ${words.swap}`;
  return rest === 0 ? step : `${step} ${words.water} ${rest}`;
}

const TURN = /^(?:\d+\s*\.)?\s*([AB])\s+([1-5]\s*:.*)$/i;
const PLAY =
  /^([1-5])\s*:\s*(?:(\d{1,2})\s*-\s*(\p{L}+|\d{1,2})|(\p{L}+))?((?:\s+\p{L}+)?)((?:\s+\d{1,2})?)$/u;
const END = /^([AB])\s+(\p{L}+)[.!]?$/iu;

type Progress = { state: SenetState; readonly moves: SenetMove[]; winner: Player | undefined };

/**
 * Parses what `formatSenetGame` writes, in either language. A mark such as `troca` may be left out; a wrong one is
 * refused.
 */
export function parseSenetGame(text: string): Result<SenetGameRecord, GameTextError> {
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

/** A throw and the step played with it; the last throw of a text may stand alone. */
function readPlay(progress: Progress, line: NumberedLine): GameTextError | undefined {
  const parts = PLAY.exec(line.text);
  if (parts === null) return { code: 'bad-line', ...line };
  const [, die, from, to, word, mark, rest] = parts;
  if (progress.state.die === 0) {
    const error = playMove(progress, die, line);
    if (error !== undefined) return error;
  } else if (Number(die) !== progress.state.die) {
    return { code: 'no-such-move', ...line };
  }
  if (from === undefined && word === undefined) return undefined;
  if (word !== undefined && meaningOf(word) !== 'skip') return { code: 'bad-line', ...line };
  const target = meaningOf(to ?? '') === 'off' ? EXIT : Number(to);
  const before = progress.state;
  const error = playMove(progress, word === undefined ? `${Number(from)}-${target}` : 'skip', line);
  if (error !== undefined) return error;
  const isTrue = isMarkTrue(before, progress.moves[progress.moves.length - 1], mark.trim(), Number(rest));
  return isTrue ? undefined : { code: 'wrong-mark', ...line };
}

function playMove(progress: Progress, action: string, line: NumberedLine): GameTextError | undefined {
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
