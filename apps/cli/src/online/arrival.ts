import { rmSync } from 'node:fs';
import { fail, ok, type Result } from '@tabuleiro/game';
import {
  type InvitationMessage,
  type InviteCode,
  LONGEST_NAME,
  type MatchId,
  nameValidator,
  type OnlineError,
  type Opening,
  parseInviteCode,
  Reception,
  type ReceptionParts,
  type SavedSeat,
  type SeatToken,
} from '@tabuleiro/online';
import { type Lang, wordGame, wordOnlineError } from '@tabuleiro/words';
import { toUserError, type UserError } from '../commandLine/userError.js';
import { gameNamed } from '../games.js';
import type { Terminal } from '../play/terminal.js';
import { parseTypedCommand, parseYesNo } from '../play/typedCommand.js';
import type { OnlineWords } from '../words/types/online.js';
import { onlineWords } from '../words/words.js';
import type { Target } from './address.js';
import type { HeldSeat, SeatFiles } from './seatFiles.js';
import { wordTerms } from './termsText.js';
import { parseTypedOnline } from './typedOnline.js';

/** What is opened. `isLost`: it should be a seat of this device, but its key is not here. */
export type Arrived = { readonly opening: Opening; readonly isLost: boolean };

/** Undefined where the person left before. */
type Arriving = Promise<Result<Arrived | undefined, UserError>>;

/** What the arrival needs. `server` is the address of its app. */
export type ArrivalParts = Pick<ReceptionParts, 'open' | 'clock' | 'random'> & {
  readonly server: string;
  readonly files: SeatFiles;
};

/** Codes of an invitation whose seat is no longer free. */
const GONE: readonly OnlineError['code'][] = ['seat-taken', 'unknown-code'];

/** From a link to a seat, or to watching. A link alone takes no seat: the person has to say so (O-LINK). */
export class Arrival {
  private readonly lang: Lang;
  private readonly terminal: Terminal;
  private readonly parts: ArrivalParts;
  private readonly words: OnlineWords;

  constructor(lang: Lang, terminal: Terminal, parts: ArrivalParts) {
    this.lang = lang;
    this.terminal = terminal;
    this.parts = parts;
    this.words = onlineWords(lang);
  }

  /** Where a target is missing, the person is asked for the code of an invitation. */
  async open(target: Target | undefined): Arriving {
    switch (target?.kind) {
      case undefined:
        return this.askCode();
      case 'invite':
        return this.openInvitation(target.code);
      case 'seat':
        return this.openSeat(target.match, target.token);
      case 'watch':
      case 'table':
        return this.openMatch(target.match, target.kind === 'table');
    }
  }

  private async askCode(): Arriving {
    const { terminal, words } = this;
    await terminal.say(words.askCode);
    for (;;) {
      const line = await terminal.ask();
      if (line === undefined || isQuit(line)) return ok(undefined);
      const code = parseInviteCode(line);
      if (code !== undefined) return this.openInvitation(code);
      await terminal.say(words.badCode);
    }
  }

  private async openInvitation(code: InviteCode): Arriving {
    const { files } = this.parts;
    const found = files.find(code);
    const held = found !== undefined && (await this.isSameServer(found)) ? found : undefined;
    const looked = await new Reception({ ...this.parts, storage: files }).look(code);
    // Taken from here before; or one's own invitation, which nobody has taken yet.
    const isOurs = looked.ok ? held?.seat.code === code : GONE.includes(looked.error.code);
    if (held !== undefined && isOurs) return this.takeUp(held.seat);
    return looked.ok ? this.sit(looked.value, code) : fail(this.errorOf(looked.error));
  }

  private async sit(invitation: InvitationMessage, code: InviteCode): Arriving {
    const { terminal, words } = this;
    await this.describe(invitation);
    for (;;) {
      await terminal.say(words.howToSit);
      const line = await terminal.ask();
      if (line === undefined || isQuit(line)) return ok(undefined);
      const typed = parseTypedOnline(line);
      if (typed?.command !== 'sit') continue;
      if (nameValidator.check(typed.rest, '') === undefined) return this.take(invitation, code, typed.rest);
      await terminal.say(words.badName(LONGEST_NAME));
    }
  }

  private async describe({ name, terms }: InvitationMessage): Promise<void> {
    const { lang, terminal, words } = this;
    const game = gameNamed(terms.game)?.game;
    const agreed = game === undefined ? [] : wordTerms(lang, game, terms);
    const title = words.invitation(wordGame(lang, terms.game), name || words.somebody);
    await terminal.say([title, ...agreed.map((line) => `  ${line}`)].join('\n'));
  }

  private async take(invitation: InvitationMessage, code: InviteCode, name: string): Arriving {
    const { files } = this.parts;
    const reception = new Reception({ ...this.parts, storage: files.takenWith(code) });
    const seated = await reception.sit(invitation, code, name);
    if (seated.ok) return ok({ opening: { seat: seated.value }, isLost: false });
    // Where no answer came, the seat may be ours all the same: its key is kept.
    if (seated.error.code !== 'unreachable') rmSync(files.fileOf(invitation.match), { force: true });
    return fail(this.errorOf(seated.error));
  }

  /** "My seat": the key comes with the link. What is kept here knows more of it. */
  private async openSeat(match: MatchId, token: SeatToken): Arriving {
    const { files, server } = this.parts;
    const held = files.load(match);
    if (!held.ok) return fail(toUserError(this.lang, held.error));
    const seat: SavedSeat =
      held.value?.seat.token === token ? held.value.seat : { match, token, name: '', pending: [] };
    if (held.value?.seat !== seat || held.value.server !== server) await files.save(seat);
    return ok({ opening: { seat }, isLost: false });
  }

  /** Whoever has a seat of the match here takes it up. */
  private async openMatch(match: MatchId, isOwn: boolean): Arriving {
    const held = this.parts.files.load(match);
    if (!held.ok) return fail(toUserError(this.lang, held.error));
    if (held.value !== undefined && (await this.isSameServer(held.value)))
      return this.takeUp(held.value.seat);
    return ok({ opening: { watch: match }, isLost: isOwn });
  }

  private async takeUp(seat: SavedSeat): Arriving {
    await this.terminal.say(this.words.takenUp);
    await this.parts.files.save(seat);
    return ok({ opening: { seat }, isLost: false });
  }

  /** O-SEAT: a key is told to no other server than the one that it is for, unless the person says that it is the same one. */
  private async isSameServer({ server }: HeldSeat): Promise<boolean> {
    const { terminal, words } = this;
    if (server === this.parts.server) return true;
    for (;;) {
      await terminal.say(words.otherServer(server, this.parts.server));
      const line = await terminal.ask();
      const answer = line === undefined ? false : parseYesNo(line);
      if (answer !== undefined) return answer;
    }
  }

  private errorOf(error: OnlineError): UserError {
    return onlineUserError(this.lang, error);
  }
}

/** What a server or a client refuses, as an error of this program. */
export function onlineUserError(lang: Lang, error: OnlineError): UserError {
  return { code: error.code, message: wordOnlineError(lang, '', error) };
}

function isQuit(line: string): boolean {
  return parseTypedCommand(line)?.command === 'quit';
}
