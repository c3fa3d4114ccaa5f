import { otherSeat, PHRASES } from '@tabuleiro/online';
import { wordPhrase } from '@tabuleiro/words';
import type { OnlineCommand } from '../words/types/online.js';
import { formatAddress } from './address.js';
import type { OnlineTable } from './onlineTable.js';
import { wordSpan } from './spans.js';
import { otherName, wordUnsent } from './standing.js';
import type { TypedOnline } from './typedOnline.js';
import type { Wishing } from './wishing.js';

/** What can be typed only in a match between devices. */
export class FarCommands {
  private readonly table: OnlineTable;
  private readonly wishing: Wishing;
  private readonly server: string;
  private readonly now: () => number;

  constructor(table: OnlineTable, wishing: Wishing, server: string, now: () => number) {
    this.table = table;
    this.wishing = wishing;
    this.server = server;
    this.now = now;
  }

  async perform({ command, rest }: TypedOnline): Promise<void> {
    const { wishing } = this;
    const orders: Readonly<Record<OnlineCommand, () => Promise<void>>> = {
      sit: () => this.sit(),
      say: () => this.sayPhrase(rest),
      mute: () => this.mute(),
      connection: () => this.tellConnection(),
      unsend: () => wishing.unsend(),
      win: () => wishing.wish({ kind: 'abandoned', as: 'win' }),
      absentDraw: () => wishing.wish({ kind: 'abandoned', as: 'draw' }),
      rematch: () => wishing.rematch(),
      mySeat: () => this.tellSeat(),
      watch: () => this.tellWatchLink(),
      hand: () => wishing.wish({ kind: 'hand', wish: /^\d{1,3}$/.test(rest) ? Number(rest) : 0 }),
      reclaim: () => this.reclaim(rest),
      cancel: () => this.cancel(),
    };
    await orders[command]();
  }

  private sit(): Promise<void> {
    const { client, view } = this.table;
    return client.savedSeat === undefined ? this.wishing.refuse('not-a-player') : view.say(view.far.takenUp);
  }

  private async tellConnection(): Promise<void> {
    const { client, view, isLinked } = this.table;
    const { far, lang } = view;
    const { connection: state, seat, online } = client;
    const span = 'since' in state ? wordSpan(far, this.now() - state.since) : '';
    const texts = [state.kind === 'gone' ? far.connection.gone(span) : far.connection[state.kind]];
    if (isLinked && seat !== undefined && online?.match !== undefined) {
      const gone = client.goneFor(otherSeat(seat));
      const name = otherName(lang, client);
      texts.push(gone === undefined ? far.other.here(name) : far.other.gone(name, wordSpan(far, gone)));
    }
    await view.say([...texts, ...client.pending.map((wish) => wordUnsent(lang, wish))].join('\n'));
  }

  /** O-WORDS: one of the list, by its number. */
  private sayPhrase(rest: string): Promise<void> {
    const { client, view } = this.table;
    const { lang } = view;
    const { list, notSaid } = view.far.phrases;
    const phrase = PHRASES.find((_, i) => rest === String(i + 1));
    if (phrase === undefined)
      return view.say(list(PHRASES.map((known, i) => `  ${i + 1}. ${wordPhrase(lang, known)}`)));
    if (client.savedSeat === undefined) return this.wishing.refuse('not-a-player');
    return view.say(client.say(phrase) ? wordPhrase(lang, phrase) : notSaid);
  }

  private mute(): Promise<void> {
    const { table } = this;
    const { muted, unmuted } = table.view.far.phrases;
    table.isMuted = !table.isMuted;
    return table.view.say(table.isMuted ? muted : unmuted);
  }

  private tellSeat(): Promise<void> {
    const { client, view } = this.table;
    if (client.savedSeat === undefined) return this.wishing.refuse('not-a-player');
    const { match, token } = client.savedSeat;
    return view.say(view.far.mySeat(formatAddress(this.server, { kind: 'seat', match, token })));
  }

  private tellWatchLink(): Promise<void> {
    const { client, view } = this.table;
    const { match, online } = client;
    if (online?.terms.online.watched !== true) return view.say(view.far.unwatched);
    return view.say(view.far.watchLink(formatAddress(this.server, { kind: 'watch', match })));
  }

  /** The name is the one that the seat had: the other player compares the number. */
  private async reclaim(rest: string): Promise<void> {
    const { table } = this;
    const { client, view } = table;
    const { lost, takenUp } = view.far;
    if (client.savedSeat !== undefined) return view.say(takenUp);
    const seat = rest === '1' ? 0 : rest === '2' ? 1 : undefined;
    if (seat === undefined) return view.say(lost.which);
    table.isLost = true;
    const isSent = client.reclaim(seat, client.online?.names[seat] ?? '');
    return isSent ? undefined : view.say(lost.notAsked);
  }

  private cancel(): Promise<void> {
    const { client, view } = this.table;
    const phase = client.online?.phase;
    if (phase !== 'open' && phase !== 'seated') return view.say(view.far.nothingToCancel);
    return this.wishing.wish({ kind: 'cancel' });
  }
}
