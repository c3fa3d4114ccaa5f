import { type BrasezMove, type BrasezState, brasez } from '@tabuleiro/brasez';
import { fail, ok, type Result } from '@tabuleiro/game';
import { parseSquare } from '@tabuleiro/grid';
import { LONGEST_TEXT, type TextError } from '../error.js';
import { type Language, languagesFor } from '../language.js';
import { cleanText } from '../san/reading.js';
import { formatBrasezMoveInBoth } from './format.js';
import { readBrasez } from './reading.js';

const RETIRED = /~g?([a-h][1-8])$/i;

/** The legal action that a person's text names, in coordinates or as docs/notation.md has it. */
export function parseBrasezMove(
  state: BrasezState,
  text: string,
  language?: Language,
): Result<BrasezMove, TextError> {
  if (text.length > LONGEST_TEXT) return fail({ code: 'bad-san', text });
  const exact = brasez.notation.parseMove(state, text.trim());
  if (exact.ok) return exact;
  const clean = cleanText(text).replaceAll(/\(x\)/gi, '');
  const retired = RETIRED.exec(clean);
  const body = cleanText(retired === null ? clean : clean.slice(0, retired.index));
  const readings = readBrasez(body, languagesFor(language));
  if (readings.length === 0) return fail({ code: 'bad-san', text });
  const retire = retired === null ? undefined : parseSquare(retired[1].toLowerCase());
  const moves = brasez.moves(state).filter((move) => retiredBy(move) === retire);
  for (const reading of readings) {
    const fitting = moves.filter((move) => reading(state, move));
    if (fitting.length === 1) return ok(fitting[0]);
    if (fitting.length > 1) return fail(askWhich(state, text, fitting));
  }
  return fail({ code: 'no-such-move', text });
}

function retiredBy(move: BrasezMove): number | undefined {
  return 'retire' in move ? move.retire : undefined;
}

function askWhich(state: BrasezState, text: string, moves: readonly BrasezMove[]): TextError {
  const candidates = moves.map((move) => ({
    move: brasez.notation.formatMove(move),
    written: formatBrasezMoveInBoth(state, move),
  }));
  return { code: 'ambiguous', text, candidates };
}
