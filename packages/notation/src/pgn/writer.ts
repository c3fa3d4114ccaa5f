import { writtenCount } from '@tabuleiro/grid';
import { formatTime } from './comments.js';
import { type PgnGame, type PgnMove, readResult } from './pgnGame.js';
import { formatTag, SEVEN_TAGS } from './tags.js';

/** Lines of movetext stay below 80 columns, as the export format of the standard wants. */
const COLUMNS = 79;

/** What `formatPgn` needs of a game. */
export type WritablePgn = Pick<PgnGame, 'tags' | 'comments' | 'moves' | 'result'>;

/** One game in the export format of the standard, with a line end after it. */
export function formatPgn(game: WritablePgn): string {
  const tags = [...SEVEN_TAGS.keys()].map((name) => formatTag(name, tagOf(game, name)));
  for (const [name, value] of game.tags) if (!SEVEN_TAGS.has(name)) tags.push(formatTag(name, value));
  const comments = game.comments.flatMap(commentWords);
  const words = [...comments, ...lineWords(game.moves, firstPly(game)), game.result];
  return `${tags.join('\n')}\n\n${wrap(words)}\n`;
}

function tagOf(game: WritablePgn, name: string): string {
  const told = game.tags.get(name) ?? SEVEN_TAGS.get(name) ?? '?';
  return name === 'Result' && !isOtherResult(told, game.result) ? game.result : told;
}

/** Does a tag `Result` say more than the result, such as "1-0 (forfeit)", or another one? */
function isOtherResult(told: string, result: PgnGame['result']): boolean {
  return !/^[?*\s]*$/.test(told) && readResult(told) !== result;
}

/** 0 for White's first move; from the side and the number of a `FEN`, if there is one. */
function firstPly({ tags }: WritablePgn): number {
  const [, side, , , , number] = (tags.get('FEN') ?? '').trim().split(/\s+/);
  const full = /^\d{1,9}$/.test(number ?? '') ? Number(number) : 1;
  return 2 * Math.max(0, full - 1) + (side === 'b' ? 1 : 0);
}

/** The words of one line of play; a comment or a variation makes the next move say its number again. */
function lineWords(moves: readonly PgnMove[], from: number): string[] {
  let isNumbered = true;
  return moves.flatMap((move, i) => {
    const before = [...(move.before ?? []).flatMap(commentWords), ...nagWords(move.nagsBefore)];
    const after = [...remarks(move), ...variationWords(move, from + i)];
    const nags = nagWords(move.nags);
    const number = numberOf(from + i, isNumbered || before.length > 0);
    isNumbered = after.length > 0;
    return [...before, ...number, move.text, ...nags, ...after];
  });
}

function nagWords(nags: readonly number[] = []): string[] {
  return nags.map((nag) => `$${nag}`);
}

function numberOf(ply: number, isNumbered: boolean): string[] {
  const number = writtenCount(Math.floor(ply / 2) + 1);
  if (ply % 2 === 0) return [`${number}.`];
  return isNumbered ? [`${number}...`] : [];
}

function variationWords(move: PgnMove, ply: number): string[] {
  return (move.variations ?? []).flatMap((variation) => enclose('(', lineWords(variation, ply), ')'));
}

/** The clock and the comments after a move. */
function remarks(move: PgnMove): string[] {
  const clock = move.clock === undefined ? '' : `[%clk ${formatTime(move.clock)}] `;
  const spent = move.spent === undefined ? '' : `[%emt ${formatTime(move.spent)}] `;
  const [first = '', ...others] = move.comments ?? [];
  return [clock + spent + first, ...others].flatMap(commentWords);
}

/** A comment cannot hold a closing brace: it becomes a round one. */
function commentWords(comment: string): string[] {
  const words = comment
    .replaceAll('}', ')')
    .split(/\s+/)
    .filter((word) => word !== '');
  return enclose('{', words, '}');
}

function enclose(opening: string, words: string[], closing: string): string[] {
  if (words.length === 0) return [];
  words[0] = opening + words[0];
  words[words.length - 1] += closing;
  return words;
}

/** Wraps movetext. No line may begin with `%` or `[`, which would make it an escape or a tag. */
function wrap(words: readonly string[]): string {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    if (line !== '' && line.length + 1 + word.length > COLUMNS && !/^[%[]/.test(word)) {
      lines.push(line);
      line = '';
    }
    line += line === '' ? word : ` ${word}`;
  }
  return [...lines, line].join('\n');
}
