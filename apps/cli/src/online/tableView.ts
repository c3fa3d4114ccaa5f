import { type TextPosition, textPositionIn } from '@tabuleiro/any-game';
import type { Player } from '@tabuleiro/game';
import { actorOf, applyAction, isDieDue, type Match, runningPlayer } from '@tabuleiro/match';
import type { OnlineClient, OnlineError } from '@tabuleiro/online';
import {
  type CodedError,
  type Lang,
  opponentOf,
  type TerminalWords,
  terminalWords,
  wordError,
  wordOnlineError,
} from '@tabuleiro/words';
import { gameNamed, type TerminalGame } from '../games.js';
import { visibleLine } from '../io/visible.js';
import type { QuestionedMatch } from '../play/positionQuestions.js';
import { formatMatchError, formatShortList, formatShown } from '../play/shownMatch.js';
import type { Terminal } from '../play/terminal.js';
import type { OnlineWords } from '../words/types/online.js';
import { onlineWords } from '../words/words.js';
import { ownSide } from './standing.js';

/** The match of a client as a terminal shows it. Only for a match that has begun, but for what is said. */
export class TableView implements QuestionedMatch {
  readonly lang: Lang;
  readonly words: TerminalWords;
  /** The words of matches between devices. */
  readonly far: OnlineWords;
  private readonly terminal: Terminal;
  private readonly client: () => OnlineClient;
  private bottom: Player | undefined;
  private speaking: Promise<void> = Promise.resolve();

  constructor(lang: Lang, terminal: Terminal, client: () => OnlineClient) {
    this.lang = lang;
    this.terminal = terminal;
    this.client = client;
    this.words = terminalWords(lang);
    this.far = onlineWords(lang);
  }

  get written(): TerminalGame {
    const game = this.client().online?.terms.game ?? '';
    const written = gameNamed(game);
    if (written === undefined) throw new Error(`no such game: ${game}`);
    return written;
  }

  get match(): Match {
    const match = this.client().online?.match;
    if (match === undefined) throw new Error('the match has not begun');
    return match;
  }

  get position(): TextPosition {
    return textPositionIn(this);
  }

  /** The side of this device; undefined for a watcher. */
  get own(): Player | undefined {
    return ownSide(this.client());
  }

  /** Texts come in the order in which they are said. */
  say(text: string): Promise<void> {
    this.speaking = this.speaking.then(() => this.terminal.say(text));
    return this.speaking;
  }

  /** Once everything is said. */
  get silence(): Promise<void> {
    return this.speaking;
  }

  sayError(error: CodedError): Promise<void> {
    return this.say(visibleLine(wordError(this.lang, error)));
  }

  sayOnlineError(error: OnlineError): Promise<void> {
    const game = this.client().online?.terms.game ?? '';
    return this.say(
      error.match === undefined
        ? wordOnlineError(this.lang, game, error)
        : formatMatchError(this.lang, game, error.match),
    );
  }

  async flip(): Promise<void> {
    this.bottom = opponentOf(this.viewer);
    await this.show();
  }

  /** Another match is looked at from one's own side again. */
  unflip(): void {
    this.bottom = undefined;
  }

  async show(): Promise<void> {
    const { lang, written, position, words } = this;
    const match = this.ticked();
    const shown = { written, match, position };
    await this.say(formatShown(lang, shown, this.viewer));
    if (match.outcome !== undefined || actorOf(match) !== this.own) return;
    if (isDieDue(match)) return this.say(match.setup.dice === undefined ? words.typeThrow : words.throwDie);
    const legal = formatShortList(lang, shown);
    if (legal !== undefined) await this.say(legal);
  }

  private get viewer(): Player {
    return this.bottom ?? this.own ?? this.match.players[0];
  }

  /** The match with the clocks as they stand now. */
  private ticked(): Match {
    const { match } = this;
    const by = runningPlayer(match);
    if (by === undefined) return match;
    const spent = Math.floor(this.client().elapsed);
    const later = applyAction(this.written.game, match, { kind: 'tick', by, spent });
    return later.ok ? { ...match, clocks: later.value.clocks } : match;
  }
}
