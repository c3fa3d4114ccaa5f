import { appendFileSync, existsSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import type { GameResult, Pairing } from './schedule.js';

/** A results file is of another match, has an unreadable line, or could not be read or written. */
export type ResultsError =
  /** The file holds games of another match. */
  | { readonly code: 'other-match'; readonly file: string }
  | { readonly code: 'unreadable-results'; readonly file: string; readonly line: number }
  | { readonly code: 'results-io'; readonly file: string; readonly cause: string };

/**
 * The games of a match on disk: a line that says which match it is, then a line for each game. A last line that was
 * never finished is dropped.
 */
export class ResultsFile {
  readonly games: readonly GameResult[];
  private readonly file: string;

  private constructor(file: string, games: readonly GameResult[]) {
    this.file = file;
    this.games = games;
  }

  static open(file: string, pairing: Pairing): Result<ResultsFile, ResultsError> {
    const heading = JSON.stringify(pairing);
    try {
      // A pipe would be waited for.
      if (existsSync(file) && !statSync(file).isFile()) {
        return fail({ code: 'results-io', file, cause: 'not-regular-file' });
      }
      const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
      const whole = text.slice(0, text.lastIndexOf('\n') + 1);
      if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
      if (whole === '') appendFileSync(file, `${heading}\n`);
      const [first = heading, ...lines] = whole.split('\n').slice(0, -1);
      if (first !== heading) return fail({ code: 'other-match', file });
      const games = lines.map(readGame);
      const bad = games.indexOf(undefined);
      if (bad >= 0) return fail({ code: 'unreadable-results', file, line: bad + 2 });
      return ok(
        new ResultsFile(
          file,
          games.filter((game) => game !== undefined),
        ),
      );
    } catch (error) {
      return fail({ code: 'results-io', file, cause: causeOf(error) });
    }
  }

  append(game: GameResult): void {
    appendFileSync(this.file, `${JSON.stringify(game)}\n`);
  }
}

function causeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : String(error);
}

function readGame(line: string): GameResult | undefined {
  try {
    const game: unknown = JSON.parse(line);
    return isGame(game) ? game : undefined;
  } catch {
    return undefined;
  }
}

function isGame(value: unknown): value is GameResult {
  if (typeof value !== 'object' || value === null) return false;
  if (!('number' in value && 'isFirstAhead' in value && 'points' in value)) return false;
  if (!('reason' in value && 'moves' in value)) return false;
  const { number, isFirstAhead, points, reason, moves } = value;
  return (
    Number.isSafeInteger(number) &&
    typeof isFirstAhead === 'boolean' &&
    (points === 0 || points === 0.5 || points === 1) &&
    typeof reason === 'string' &&
    Array.isArray(moves) &&
    moves.every((move) => typeof move === 'string')
  );
}
