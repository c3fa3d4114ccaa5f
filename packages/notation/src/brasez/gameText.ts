import { type BrasezMove, type BrasezState, brasez, moveNumberOf } from '@tabuleiro/brasez';
import { fail, ok, type Result } from '@tabuleiro/game';
import { WHITE } from '@tabuleiro/grid';
import { type GameTextError, readGameText, wrapWords } from '../gameText.js';
import { LANGUAGES, type Language } from '../moveText.js';
import { type PgnResult, readResult } from '../pgn/pgnGame.js';
import { parseBrasezMove } from './reader.js';
import { formatBrasezMove } from './writer.js';

/** A game of Brasez: where it starts, and its moves, each legal after the ones before it. */
export type BrasezGameRecord = {
  readonly start: BrasezState;
  readonly moves: readonly BrasezMove[];
  readonly result?: PgnResult;
};

/** A whole game as text: its tags, then numbered moves in lines of fewer than 80 columns; the set-up is number 0. */
export function formatBrasezGame(game: BrasezGameRecord, language: Language): string {
  const start = brasez.notation.formatPosition(game.start);
  const isUsual = start === brasez.notation.formatPosition(brasez.start());
  const tags = ['[Game "Brasez"]', `[Language "${language}"]`, ...(isUsual ? [] : [`[Position "${start}"]`])];
  let state = game.start;
  const words = game.moves.flatMap((move, i) => {
    const text = formatBrasezMove(state, move, language);
    const number = moveNumberOf(state);
    const numbered = state.side === WHITE ? [`${number}.`] : i === 0 ? [`${number}...`] : [];
    state = brasez.apply(state, move);
    return [...numbered, text];
  });
  if (game.result !== undefined) words.push(game.result);
  return `${tags.join('\n')}\n\n${wrapWords(words)}\n`;
}

/** Parses what `formatBrasezGame` writes; without the tag `Language` the letters of both languages are read. */
export function parseBrasezGame(text: string): Result<BrasezGameRecord, GameTextError> {
  const read = readGameText(text);
  if (!read.ok) return read;
  const { tags, lines } = read.value;
  const start = brasez.notation.parsePosition(
    tags.get('Position') ?? brasez.notation.formatPosition(brasez.start()),
  );
  if (!start.ok) return fail({ code: 'bad-start', line: 1, text: start.error.problem });
  const language = LANGUAGES.find((known) => known === tags.get('Language'));
  const moves: BrasezMove[] = [];
  let state = start.value;
  let result: PgnResult | undefined;
  for (const { line, word } of wordsOf(lines)) {
    if (result !== undefined) return fail({ code: 'game-over', line, text: word });
    result = readResult(word);
    if (result !== undefined) continue;
    const move = parseBrasezMove(state, word, language);
    if (!move.ok) return fail({ ...move.error, line });
    moves.push(move.value);
    state = brasez.apply(state, move.value);
  }
  return ok({ start: start.value, moves, ...(result === undefined ? {} : { result }) });
}

/** The moves, one a word, without their numbers. */
function wordsOf(lines: readonly { text: string; line: number }[]): { word: string; line: number }[] {
  return lines.flatMap(({ text, line }) =>
    text
      .split(/\s+/)
      .map((word) => ({ word: word.replace(/^\d+\.+/, ''), line }))
      .filter(({ word }) => word !== '' && !/^e\.?p\.?$/i.test(word)),
  );
}
