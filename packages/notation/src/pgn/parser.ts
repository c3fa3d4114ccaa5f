import { fail, ok } from '@tabuleiro/game';
import { Draft } from './draft.js';
import { type PgnEntry, type PgnError, type PgnOptions, type PgnResult, readResult } from './game.js';
import { readGlyph } from './glyph.js';
import { type Line, LineCutter } from './lines.js';
import { readTagValue } from './tag.js';

const MAX_LENGTH = 1 << 20;
const TAG = /\s*\[\s*([A-Za-z0-9_]+)\s*"((?:[^"\\]|\\.)*)"\s*\]\s*/y;
/** A tag with quotation marks that nobody escaped: up to the last of its line. */
const LOOSE_TAG = /\s*\[\s*([A-Za-z0-9_]+)\s+"(.*)"\s*\]\s*$/y;
const TAG_START = /^\s*\[\s*[A-Za-z0-9_]+\s*"/;
const NEW_GAME = /^\s*\[\s*Event\s*"/;
const TOKEN = /\s*(?:([{}();])|\$(\d{1,3})|<[^>]*>|([^\s{}();$<]+)|(.))/uy;
/** A move in English, Portuguese or figurines, then whatever is glued to it. */
const MOVE =
  /^((?:[KQRBNPDTC♔-♟]?[a-h]?[1-8]?[x:×-]?[a-h](?:[18][=/]?[QRBNDTCqrbndtc♔-♟](?![a-h]?[1-8])|[1-8])|[Oo]-[Oo](?:-[Oo])?|0-0(?:-0)?|--|Z0)(?:\+\+(?!-)|\+(?![-=/])|#)?(?:e\.?p\.?)?)(.*)$/u;
const MOVE_NUMBER = /^\d+(?:[.…]+|$)/u;
const DASHES = /[‐-―−]/gu;

/**
 * Reads a file of games chunk by chunk. Keeps no more than one game; a broken one becomes an error with its line,
 * and reading goes on at the next game.
 */
export class PgnParser {
  private readonly cutter = new LineCutter();
  private readonly keepsVariations: boolean;
  private readonly maxLength: number;
  private entries: PgnEntry[] = [];
  private line = 0;
  private number = 0;
  private draft: Draft | undefined;
  /** The words of an open `{` comment, and where it began. */
  private comment: { words: string; readonly line: number } | undefined;
  /** The rest of this line is a `;` comment or an escape. */
  private isRestOfLine = false;
  /** After an error: up to the next game; `moves` once the movetext has been reached. */
  private skipping: 'tags' | 'moves' | undefined;

  constructor(options: PgnOptions = {}) {
    this.keepsVariations = options.variations !== 'skip';
    this.maxLength = options.maxLength ?? MAX_LENGTH;
  }

  push(chunk: Uint8Array | string): PgnEntry[] {
    if (this.cutter.isUtf16) return [];
    const lines = this.cutter.push(chunk);
    return this.cutter.isUtf16 ? this.refuseEncoding() : this.readLines(lines);
  }

  end(): PgnEntry[] {
    const entries = this.cutter.isUtf16 ? [] : this.readLines(this.cutter.end());
    this.closeGame(entries);
    return entries;
  }

  private refuseEncoding(): PgnEntry[] {
    return [fail({ code: 'bad-encoding', number: 1, line: 1, text: 'UTF-16' })];
  }

  private readLines(lines: readonly Line[]): PgnEntry[] {
    const entries: PgnEntry[] = [];
    this.entries = entries;
    for (const line of lines) {
      if (line.isStart) this.beginLine();
      this.readLine(line);
    }
    return entries;
  }

  private beginLine(): void {
    this.line++;
    this.isRestOfLine = false;
    if (this.comment !== undefined) this.comment.words += ' ';
  }

  private readLine({ text, isStart }: Line): void {
    if (this.isRestOfLine || (isStart && text.startsWith('%'))) {
      this.isRestOfLine = true;
      return;
    }
    if (isStart && this.skipping !== undefined) this.skipLine(text);
    if (this.skipping !== undefined || !this.isShortEnough(text)) return;
    if (this.comment !== undefined && isStart && NEW_GAME.test(text)) this.abandonComment();
    const at = this.comment === undefined && isStart && TAG_START.test(text) ? this.readTags(text) : 0;
    if (at < text.length) this.readMovetext(text, at);
  }

  private isShortEnough(text: string): boolean {
    if (this.draft === undefined) return true;
    this.draft.length += text.length + 1;
    if (this.draft.length <= this.maxLength) return true;
    this.refuse('game-too-long', this.draft.line, '');
    return false;
  }

  /** The next game begins at a tag that follows movetext, or at the tag `Event`. */
  private skipLine(text: string): void {
    if (TAG_START.test(text)) {
      if (this.skipping === 'moves' || NEW_GAME.test(text)) this.skipping = undefined;
    } else if (text.trim() !== '') {
      this.skipping = 'moves';
    }
  }

  /** A comment that reaches the next game was never closed. */
  private abandonComment(): void {
    this.refuse('open-comment', this.comment?.line ?? this.line, '');
    this.skipping = undefined;
  }

  /** Returns where the tags end; what follows is movetext. */
  private readTags(text: string): number {
    // Comments alone belong to the game before: they followed its result.
    const isNext = this.draft?.tags.has('Event') && NEW_GAME.test(text);
    if (this.draft?.isBlank || this.draft?.isMoveless === false || isNext) this.closeGame(this.entries);
    let at = 0;
    while (text[at] === '[' || (at === 0 && at < text.length)) {
      TAG.lastIndex = at;
      LOOSE_TAG.lastIndex = at;
      const tag = TAG.exec(text) ?? LOOSE_TAG.exec(text);
      if (tag === null) {
        this.refuse('bad-tag', this.line, text.slice(at));
        return text.length;
      }
      this.current().addTag(tag[1], readTagValue(tag[2]));
      at += tag[0].length;
    }
    return at;
  }

  private readMovetext(text: string, from: number): void {
    let at = from;
    while (at < text.length && this.skipping === undefined && !this.isRestOfLine) {
      at = this.comment === undefined ? this.readToken(text, at) : this.readCommentText(text, at);
    }
  }

  private readCommentText(text: string, at: number): number {
    const comment = this.comment;
    if (comment === undefined) return at;
    const end = text.indexOf('}', at);
    comment.words += text.slice(at, end < 0 ? undefined : end);
    if (end < 0) return text.length;
    this.comment = undefined;
    this.current().addComment(comment.words);
    return end + 1;
  }

  private readToken(text: string, at: number): number {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) return text.length; // blanks to the end
    const end = at + token[0].length;
    const [, sign, nag, word, odd] = token;
    if (word !== undefined) this.readWord(word);
    else if (sign !== undefined) this.readSign(sign, text.slice(end));
    else if (nag !== undefined) this.current().addNag(Number(nag));
    else if (odd !== undefined && odd.trim() !== '') this.refuse('bad-token', this.line, odd);
    return end;
  }

  private readSign(sign: string, rest: string): void {
    const draft = this.current();
    if (sign === '{') this.comment = { words: '', line: this.line };
    else if (sign === '(') draft.openVariation();
    else if (sign === ';') {
      draft.addComment(rest.replaceAll('}', ')')); // a comment in braces, as we write them, cannot hold one
      this.isRestOfLine = true;
    } else if (sign === '}' || !draft.closeVariation()) this.refuse('bad-token', this.line, sign);
  }

  private readWord(given: string): void {
    const plain = given.replace(DASHES, '-');
    const result = readResult(plain);
    if (result !== undefined) {
      this.readResult(result);
      return;
    }
    const word = plain.replace(MOVE_NUMBER, '').replace(/^[.…]+/u, '');
    if (word === '' || /^e\.?p\.?$/.test(word)) return;
    const move = MOVE.exec(word);
    const glued = move === null ? word : move[2];
    // chess.js, asked for short lines, glues the next number to a move: `Kf72. Rh7+`.
    const isNumber = move !== null && /^\d+\.+$/.test(glued);
    const nag = readGlyph(glued);
    if (glued !== '' && nag === undefined && !isNumber) {
      this.refuse('bad-token', this.line, given);
      return;
    }
    if (move !== null) this.current().addMove(move[1], this.line);
    if (nag !== undefined) this.current().addNag(nag);
  }

  /** Some programs end variations with a result: there it is a comment, only the game's own ends the game. */
  private readResult(result: PgnResult): void {
    const draft = this.current();
    if (draft.isInVariation) {
      if (result !== '*') draft.addComment(result);
      return;
    }
    this.entries.push(ok(draft.finish(result)));
    this.draft = undefined;
  }

  private current(): Draft {
    this.draft ??= new Draft(++this.number, this.line, this.keepsVariations);
    return this.draft;
  }

  /** Ends the game that lies open, at the end of the file or where the next one begins. */
  private closeGame(entries: PgnEntry[]): void {
    this.entries = entries;
    const { draft, comment } = this;
    if (draft === undefined) return;
    if (comment !== undefined) this.refuse('open-comment', comment.line, comment.words);
    else if (draft.isInVariation) this.refuse('open-variation', this.line, '');
    else if (!draft.isBlank) entries.push(ok(draft.finish(undefined)));
    else this.number--;
    this.draft = undefined;
    this.skipping = undefined;
  }

  private refuse(code: PgnError['code'], line: number, text: string): void {
    const { number } = this.current();
    this.entries.push(fail({ code, number, line, text: text.trim().slice(0, 40) }));
    this.skipping = this.draft?.isMoveless === true && code === 'bad-tag' ? 'tags' : 'moves';
    this.draft = undefined;
    this.comment = undefined;
  }
}
