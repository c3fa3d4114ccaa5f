import { fail, isNag, ok } from '@tabuleiro/game';
import { GameBuilder } from './gameBuilder.js';
import { LineSplitter, type TextLine } from './lines.js';
import { type PgnEntry, type PgnError, type PgnOptions, type PgnResult, readResult } from './pgnGame.js';
import { readTagValue } from './tags.js';
import {
  DASHES,
  LOOSE_TAG,
  MOVE,
  MOVE_NUMBER,
  NEW_GAME,
  readGlyph,
  TAG,
  TAG_START,
  TOKEN,
} from './tokens.js';

/** The chunks of a PGN file, e.g. a Node stream: bytes in UTF-8 or Latin-1, or text. */
export type PgnChunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/**
 * Parses the games of a file one by one, however large it is: no more than a chunk and a game are in memory. A
 * broken game is an error among the entries; the next one is parsed all the same.
 */
export async function* readPgn(chunks: PgnChunks, options: PgnOptions = {}): AsyncGenerator<PgnEntry> {
  const parser = new PgnParser(options);
  for await (const chunk of chunks) yield* parser.push(chunk);
  yield* parser.end();
}

/** Parses all games of a text; a broken one is an error among the entries. */
export function parsePgn(text: string, options: PgnOptions = {}): readonly PgnEntry[] {
  const parser = new PgnParser(options);
  return [...parser.push(text), ...parser.end()];
}

const MAX_LENGTH = 1 << 20;

/** A `{` comment that has not been closed yet. */
type OpenComment = {
  words: string;
  readonly line: number;
  /** The lines before this one that look like tags: should `Event` follow, they are those of the next game. */
  tags: { readonly text: string; readonly line: number }[];
};

/**
 * Parses a file of games chunk by chunk. Keeps no more than one game; a broken one becomes an error with its line,
 * and parsing goes on at the next game.
 */
export class PgnParser {
  /**
   * Where the last game begins, in bytes or characters, of which nothing depends on what was read before: read from there on,
   * the rest of the file is the same. 0 where there is none but at the start.
   */
  gameStart = 0;
  private readonly splitter = new LineSplitter();
  private readonly keepsVariations: boolean;
  private readonly keepsUnknown: boolean;
  private readonly maxLength: number;
  private entries: PgnEntry[] = [];
  private line = 0;
  private lineStart = 0;
  private number = 0;
  private builder: GameBuilder | undefined;
  /** A game whose result has been read: only comments may still follow. */
  private ended: { readonly builder: GameBuilder; readonly result: PgnResult } | undefined;
  private comment: OpenComment | undefined;
  /** The rest of this line is a `;` comment or an escape. */
  private isRestOfLine = false;
  /** After an error everything is skipped up to the next game; `moves` once the movetext has been reached. */
  private skipping: 'tags' | 'moves' | undefined;
  /** Is the tag `Event` still to come among the tags that are skipped? */
  private isEventDue = false;

  constructor(options: PgnOptions = {}) {
    this.keepsVariations = options.variations !== 'skip';
    this.keepsUnknown = options.unknown === 'keep';
    this.maxLength = options.maxLength ?? MAX_LENGTH;
  }

  push(chunk: Uint8Array | string): PgnEntry[] {
    if (this.splitter.isUtf16) return [];
    const lines = this.splitter.push(chunk);
    return this.splitter.isUtf16 ? this.refuseEncoding() : this.readLines(lines);
  }

  end(): PgnEntry[] {
    const entries = this.splitter.isUtf16 ? [] : this.readLines(this.splitter.end());
    this.closeGame(entries);
    return entries;
  }

  private refuseEncoding(): PgnEntry[] {
    return [fail({ code: 'bad-encoding', number: 1, line: 1, text: 'UTF-16' })];
  }

  private readLines(lines: readonly TextLine[]): PgnEntry[] {
    const entries: PgnEntry[] = [];
    this.entries = entries;
    for (const line of lines) {
      if (line.isStart) this.beginLine(line.at);
      this.readLine(line);
    }
    return entries;
  }

  private beginLine(at: number): void {
    this.line++;
    this.lineStart = at;
    this.isRestOfLine = false;
    if (this.comment !== undefined) this.comment.words += ' ';
  }

  private readLine({ text, isStart }: TextLine): void {
    if (this.isRestOfLine || (isStart && text.startsWith('%'))) {
      this.isRestOfLine = true;
      return;
    }
    if (this.comment !== undefined && isStart) this.watchComment(this.comment, text);
    if (isStart && this.skipping !== undefined) this.skipLine(text);
    if (this.skipping !== undefined || !this.isShortEnough(text)) return;
    this.readText(text, isStart);
  }

  private readText(text: string, isStart: boolean): void {
    const at = this.comment === undefined && isStart && TAG_START.test(text) ? this.readTags(text) : 0;
    if (at < text.length) this.readMovetext(text, at);
  }

  private isShortEnough(text: string): boolean {
    if (this.builder === undefined) return true;
    this.builder.length += text.length + 1;
    if (this.builder.length <= this.maxLength) return true;
    this.refuse('game-too-long', this.builder.line, '');
    return false;
  }

  /** The next game begins at a tag that follows movetext, or at the tag `Event` unless the broken one had none yet. */
  private skipLine(text: string): void {
    if (TAG_START.test(text)) {
      const isNew = NEW_GAME.test(text);
      if (this.skipping === 'moves' || (isNew && !this.isEventDue)) this.skipping = undefined;
      if (isNew) this.isEventDue = false;
    } else if (text.trim() === '') {
      this.isEventDue = false;
    } else {
      this.skipping = 'moves';
    }
  }

  /** A comment that reaches the next game was never closed. */
  private watchComment(comment: OpenComment, text: string): void {
    if (NEW_GAME.test(text)) {
      this.refuse('open-comment', comment.line, '');
      this.skipping = undefined;
      this.readAgain(comment.tags);
    } else if (TAG_START.test(text)) {
      comment.tags.push({ text, line: this.line });
    } else if (text.trim() !== '') {
      comment.tags = [];
    }
  }

  private readAgain(lines: OpenComment['tags']): void {
    const { line: present, gameStart } = this;
    for (const { text, line } of lines) {
      this.line = line;
      if (this.skipping === undefined) this.readText(text, true);
    }
    this.line = present;
    this.gameStart = gameStart; // what stands between these lines was left out: read from one of them it might count
  }

  /** Returns where the tags end; what follows is movetext. */
  private readTags(text: string): number {
    // Comments alone belong to the game before: they followed its result.
    const isNext = this.builder?.tags.has('Event') && NEW_GAME.test(text);
    const isAfter = this.builder === undefined && this.ended !== undefined;
    if (isAfter || this.builder?.isBlank || this.builder?.isMoveless === false || isNext)
      this.closeGame(this.entries);
    if (this.builder === undefined) this.gameStart = this.lineStart;
    let at = 0;
    while (text[at] === '[' || (at === 0 && at < text.length)) {
      TAG.lastIndex = at;
      LOOSE_TAG.lastIndex = at;
      const tag = TAG.exec(text) ?? LOOSE_TAG.exec(text);
      if (tag === null) {
        this.isEventDue = this.builder?.tags.has('Event') !== true && !NEW_GAME.test(text);
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
    if (token === null) return text.length; // only blanks are left
    const end = at + token[0].length;
    const [, sign, nag, word, odd] = token;
    if (word !== undefined) this.readWord(word);
    else if (sign !== undefined) this.readSign(sign, text.slice(end));
    else if (nag !== undefined) this.readNag(nag);
    else if (odd !== undefined && odd.trim() !== '') this.readUnknown(odd);
    return end;
  }

  private readSign(sign: string, rest: string): void {
    const builder = this.current();
    if (sign === '{') this.comment = { words: '', line: this.line, tags: [] };
    else if (sign === '(') builder.openVariation();
    else if (sign === ';') {
      builder.addComment(rest.replaceAll('}', ')')); // a comment in braces, as we write them, cannot hold one
      this.isRestOfLine = true;
    } else if (sign === '}' || !builder.closeVariation()) this.readUnknown(sign);
  }

  /** A number that no glyph has is kept as a comment. */
  private readNag(digits: string): void {
    const nag = Number(digits);
    if (isNag(nag)) this.current().addNag(nag);
    else if (this.keepsUnknown) this.current().addComment(`$${digits}`);
    else this.refuse('bad-token', this.line, `$${digits}`);
  }

  private readUnknown(text: string): void {
    if (!this.keepsUnknown) this.refuse('bad-token', this.line, text);
    else if (/[\p{L}\p{N}]/u.test(text)) this.current().addMove(text, this.line);
    else this.current().addComment(text.replaceAll('}', ')'));
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
    if (word !== plain && this.keepsUnknown) {
      this.readWord(word); // what is kept has to be read again as what it was
      return;
    }
    const move = MOVE.exec(word);
    const glued = move === null ? word : move[2];
    // chess.js, asked for short lines, glues the next number to a move: `Kf72. Rh7+`.
    const isNumber = move !== null && /^\d+\.+$/.test(glued);
    const nag = readGlyph(glued);
    const isUnknown = glued !== '' && nag === undefined && !isNumber;
    if (isUnknown && (move === null || !this.keepsUnknown || /[\p{L}\p{N}]/u.test(glued))) {
      this.readUnknown(this.keepsUnknown ? word : given);
      return;
    }
    if (move !== null) this.current().addMove(move[1], this.line);
    if (nag !== undefined) this.current().addNag(nag);
    if (isUnknown) this.readUnknown(glued);
  }

  /** Some programs end variations with a result: there it is a comment, only the game's own ends the game. */
  private readResult(result: PgnResult): void {
    const builder = this.current();
    if (builder.isInVariation) {
      if (result !== '*') builder.addComment(result);
      return;
    }
    this.closeEnded();
    this.ended = { builder, result };
    this.builder = undefined;
  }

  private current(): GameBuilder {
    this.builder ??= new GameBuilder(++this.number, this.line, this.keepsVariations);
    return this.builder;
  }

  /** Ends the present game, at the end of the file or where the next one begins. */
  private closeGame(entries: PgnEntry[]): void {
    this.entries = entries;
    const { builder, comment } = this;
    if (builder?.isBlank && comment === undefined) this.ended?.builder.addComments(builder);
    this.closeEnded();
    if (builder === undefined) return;
    if (comment !== undefined) this.refuse('open-comment', comment.line, comment.words);
    else if (builder.isInVariation) this.refuse('open-variation', this.line, '');
    else if (!builder.isBlank) entries.push(ok(builder.finish(undefined)));
    else this.number--;
    this.builder = undefined;
    this.skipping = undefined;
  }

  /** Hands on the game whose result has been read. */
  private closeEnded(): void {
    if (this.ended === undefined) return;
    this.entries.push(ok(this.ended.builder.finish(this.ended.result)));
    this.ended = undefined;
  }

  private refuse(code: PgnError['code'], line: number, text: string): void {
    const { number } = this.current();
    this.closeEnded();
    this.entries.push(fail({ code, number, line, text: text.trim().slice(0, 40) }));
    this.skipping = this.builder?.isMoveless === true && code === 'bad-tag' ? 'tags' : 'moves';
    this.builder = undefined;
    this.comment = undefined;
  }
}
