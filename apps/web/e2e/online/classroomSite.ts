import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PLAIN_SETUP } from '@tabuleiro/match';
import { formatInviteCode, NO_STORAGE, Reception, type Terms } from '@tabuleiro/online';
import { realClock } from '@tabuleiro/online/node';
import { DEFAULT_SETTINGS, type OnlineServer } from '@tabuleiro/online/server';
import { listen, openApp, openOnline } from '@tabuleiro/server';

const BUILT = fileURLToPath(new URL('../../dist', import.meta.url));
const HOST = '127.0.0.1';

/** The app as a school has it: served to a room, which finds it at these addresses. */
export class ClassroomSite {
  readonly port: number;
  private readonly server: OnlineServer;
  readonly close: () => Promise<void>;

  private constructor(port: number, server: OnlineServer, close: () => Promise<void>) {
    this.port = port;
    this.server = server;
    this.close = close;
  }

  static async open(addresses: readonly string[], lobby: boolean): Promise<ClassroomSite> {
    const folder = mkdtempSync(join(tmpdir(), 'tabuleiro-classroom-'));
    const sites = ['sala.test'];
    const online = await openOnline(folder, { ...DEFAULT_SETTINGS, lobby }, sites, () => undefined);
    if (!online.ok) throw new Error(`no matches: ${online.error.code}`);
    const app = openApp(BUILT, { online: online.value, classroom: { addresses: () => addresses, sites } });
    const address = await listen(app, { host: HOST, port: 0 });
    if (!address.ok) throw new Error(`the server cannot listen: ${address.error.cause}`);
    const close = async (): Promise<void> => {
      await online.value.close();
      app.server.closeAllConnections();
      await app.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return new ClassroomSite(Number(new URL(address.value).port), online.value.server, close);
  }

  urlAt(host: string): string {
    return `http://${host}:${this.port}/`;
  }

  /** Somebody waits for an opponent; gives the code as people read it. */
  async invite(game: string, name: string): Promise<string> {
    const terms: Terms = {
      ...{ game, options: {}, clock: PLAIN_SETUP.clock, help: { hint: 0, takeback: 0 }, budget: 1000 },
      ...{ side: 'first', dice: game === 'senet' ? 'fair' : 'none', listed: true },
      online: { hints: false, takebacks: false, watched: true, grace: 60_000 },
    };
    const created = await new Reception({
      ...{ clock: realClock(undefined), random: randomBytes, storage: NO_STORAGE },
      open: (events) => {
        const socket = { send: events.text, close: () => events.close(), buffered: 0 };
        const client = this.server.connect(socket, HOST);
        setImmediate(() => events.open());
        return { send: (text) => client.receive(text), close: () => client.lost() };
      },
    }).create(terms, name);
    if (!created.ok) throw new Error(created.error.code);
    return formatInviteCode(created.value.code ?? '');
  }
}
