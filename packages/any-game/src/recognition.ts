import type { GameId, GameOptions } from '@tabuleiro/game';
import { parseGameId } from '@tabuleiro/match';
import { PGN_RESULTS, parsePgn, playPgn } from '@tabuleiro/notation';
import { holdsActions, wordsOf } from './gameReader.js';

/** What a text seems to be. */
export type RecognisedText =
  | { readonly kind: 'record' | 'journal'; readonly game: GameId }
  | { readonly kind: 'pgn' }
  /**
   * `text` is the position alone, its fields one blank apart as the parsers want them; `options` the house rules
   * that its tags name.
   */
  | {
      readonly kind: 'position';
      readonly game: GameId;
      readonly text: string;
      readonly options?: GameOptions;
    }
  /** A shared link, or its code alone; what is around it is left out. */
  | { readonly kind: 'share'; readonly code: string }
  /** A list of moves, which may be of any game. */
  | { readonly kind: 'moves' }
  | { readonly kind: 'unknown' };

/**
 * What kind of text this is, by its form alone: no rules are asked, so the reader of that kind may still refuse it,
 * and says why. A damaged text is of the kind it was plainly meant to be.
 */
export function recogniseText(text: string): RecognisedText {
  if (JSON_START.test(text)) return recogniseJson(text);
  const { tags, body } = splitTags(text);
  const known = recogniseLink(tags, body) ?? recognisePosition(tags, body) ?? recogniseGame(tags, body);
  return known.kind === 'unknown' ? recogniseCode(body) : known;
}

/** A link to what is shared, in a message perhaps; one that was too long for a line goes on in the next. */
const SHARE_LINK = /#\/(?:analise|editor)\/ver\/([1-9][\w-]*(?:\r?\n[\w-]+$)*)/m;
/** The code of a link by itself. */
const SHARE_CODE = /^[1-9][\w-]{9,}(?:\r?\n[\w-]+)*$/;
/** A game may have a link in a comment. */
const FIRST_MOVE = /^1[.…]/u;

function recogniseLink(tags: string, body: string): RecognisedText | undefined {
  const code = FIRST_MOVE.test(body) || TAG.test(tags) ? undefined : SHARE_LINK.exec(body)?.[1];
  return code === undefined ? undefined : { kind: 'share', code: code.replace(/\s+/g, '') };
}

function recogniseCode(body: string): RecognisedText {
  return SHARE_CODE.test(body) ? { kind: 'share', code: body.replace(/\s+/g, '') } : { kind: 'unknown' };
}

const JSON_START = /^\s*\{\s*"[^"]*"\s*:/;
/** Finds the game in a document that has been cut off. */
const GAME_KEY = /"game"\s*:\s*"([^"\\]*)"/;

function recogniseJson(text: string): RecognisedText {
  const id = parseGameId(text);
  const game = id.ok ? id.value : GAME_KEY.exec(text)?.[1];
  if (game === undefined) return { kind: 'unknown' };
  return { kind: id.ok && !holdsActions(text) ? 'journal' : 'record', game };
}

/** The tags at the head of a text, and what follows them. */
function splitTags(text: string): { tags: string; body: string } {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const found = lines.findIndex((line) => !/^\s*(?:\[|$)/.test(line));
  const end = found < 0 ? lines.length : found;
  return { tags: lines.slice(0, end).join('\n').trim(), body: lines.slice(end).join('\n').trim() };
}

/** Ranks of FEN and BFEN; a few may be missing, but not so many that it could be a date or a result. */
const GRID = /^(?:[a-z\d]*\/){5,}[a-z\d]*$/i;
/** Letters of pieces that only Brasez has. */
const BRASEZ_PIECE = /[ghlw]/i;
/** The rows of Senet. */
const TRACK = /^[.AB]{6,}(?:\/[.AB]{6,})+$/;
const FEN_FIELDS = 6;
/** The fields of BFEN, the longest position text. */
const MOST_FIELDS = 10;

function recognisePosition(tags: string, body: string): RecognisedText | undefined {
  const fields = body.split(/\s+/, MOST_FIELDS + 1);
  const [board] = fields;
  if (fields.length > MOST_FIELDS || !(GRID.test(board) || TRACK.test(board))) return undefined;
  const text = fields.join(' ');
  if (TRACK.test(board)) return { kind: 'position', game: 'senet', text };
  const isBrasez = fields.length > FEN_FIELDS || BRASEZ_PIECE.test(board);
  if (isBrasez) return { kind: 'position', game: 'brasez', text };
  const told = gameOfTags(tags);
  return told && { kind: 'position', ...told, text };
}

/** The game of chess that the tag `Variant` names, and its house rules. */
function gameOfTags(tags: string): { readonly game: GameId; readonly options?: GameOptions } | undefined {
  const entry = parsePgn(`${tags}\n\n*`).at(0);
  const played = entry?.ok ? playPgn(entry.value) : undefined;
  if (!played?.ok) return undefined;
  const { game, options } = played.value;
  return { game: game.id, ...(Object.keys(options).length > 0 && { options }) };
}

/** Texts of whole games of Brasez and Senet bear this tag; they are not PGN. */
const OTHER_GAME = /^[ \t]*\[\s*Game\s*"/m;
const TAG = /^[ \t]*\[\s*\w+\s*"/m;
const NUMBER = /(?:^|\s)\d+(?:[.…]|\s|$)/u;
const DOTTED_NUMBER = /(?:^|\s)\d+\s*[.…]/u;

function recogniseGame(tags: string, body: string): RecognisedText {
  if (TAG.test(tags)) return { kind: OTHER_GAME.test(tags) ? 'unknown' : 'pgn' };
  if (NUMBER.test(body) && isPgn(body)) return { kind: 'pgn' };
  const words = wordsOf(body).filter((word) => !PGN_RESULTS.some((result) => result === word));
  const moves = words.filter(isMove).length;
  if (moves === 0) return { kind: 'unknown' };
  if (moves < words.length && DOTTED_NUMBER.test(body)) return { kind: 'pgn' };
  return { kind: 2 * moves > words.length ? 'moves' : 'unknown' };
}

function isPgn(text: string): boolean {
  const entries = parsePgn(text, { variations: 'skip' });
  return entries.length > 0 && entries.every((entry) => entry.ok && entry.value.moves.length > 0);
}

const MOVE_FORMS = [
  /^(?:ss|[a-z♔-♟])?[a-h]?[1-8]?[x:×*@-]?[a-h][1-8]\S{0,12}$/iu, // chess, Brasez
  /^[o0]-?[o0](?:-?[o0])?[+#]?$/i, // castling
  /^(?:passa?|skip)$/i, // Brasez, Senet
  /^(?:[1-5]|\d{1,2}-\d{1,2})$/, // Senet
];

function isMove(word: string): boolean {
  return MOVE_FORMS.some((form) => form.test(word));
}
