import { writtenSenet } from '@tabuleiro/any-game';
import { applyAction, beginMatch, commitTo, makeSecret, PLAIN_SETUP } from '@tabuleiro/match';
import { describe, expect, test } from 'vitest';
import { addressOf, isOnlyHere } from '../../src/online/addresses.js';
import { GameMirror } from '../../src/online/gameMirror.js';
import { SEAT_DATABASE, SeatStore } from '../../src/online/seatStore.js';
import { serverAddress } from '../../src/online/socket.js';
import { Database } from '../../src/store/database/database.js';
import { openGame } from '../../src/store/games/openGame.js';
import { Device, find, got } from '../store/device.js';

const MATCH = '0123456789abcdef'.repeat(2);
const TOKEN = 'f'.repeat(32);

describe('[O-SEAT] the key of a seat', () => {
  const seat = { match: MATCH, token: TOKEN, name: 'Ana', code: 'BCDFGHJK', seed: 'a'.repeat(32) };
  const waiting = { id: 'x', after: 2, state: 'waiting', wish: { kind: 'move', move: 'e2e4' } } as const;

  test('is there in the next visit, with what was not sent', async () => {
    const device = new Device();
    await new SeatStore(device.database(SEAT_DATABASE), () => 5).save({ ...seat, pending: [waiting] });
    const again = new SeatStore(device.database(SEAT_DATABASE));
    await again.note(MATCH, { game: 'classico', isOver: false });
    const kept = {
      match: MATCH,
      seat: { ...seat, pending: [waiting] },
      since: 5,
      game: 'classico',
      isOver: false,
    };
    expect(await again.load(MATCH)).toEqual(kept);
    expect(await again.list()).toEqual([kept]);
    await again.remove(MATCH);
    expect(await again.load(MATCH)).toBeUndefined();
  });

  test('damaged on the disk is none, and a wish that is none is left out', async () => {
    const device = new Device();
    const database = device.database(SEAT_DATABASE);
    const store = new SeatStore(database);
    const broken = { ...waiting, wish: { kind: 'conquer' } };
    await database.write(['seats'], async (transaction) => {
      await transaction
        .objectStore('seats')
        .put({ match: MATCH, seat: { ...seat, pending: [broken, waiting] } });
      await transaction
        .objectStore('seats')
        .put({ match: 'b', seat: { ...seat, token: 'short', pending: [] } });
      return { ok: true, value: undefined };
    });
    expect((await store.load(MATCH))?.seat.pending).toEqual([waiting]);
    expect(await store.list()).toHaveLength(1);
  });

  test('is kept in memory where there is no disk, and that is told', async () => {
    const store = new SeatStore(new Database(undefined, SEAT_DATABASE));
    await store.save({ ...seat, pending: [] });
    expect((await store.load(MATCH))?.seat.token).toBe(TOKEN);
    expect(store.trouble?.code).toBe('store');
  });
});

describe('[O-DICE] a match between devices among the games of this one', () => {
  const secret = makeSecret(Uint8Array.from({ length: 32 }, (_, i) => i));
  const begun = got(
    beginMatch(writtenSenet.game, {
      ...PLAIN_SETUP,
      players: [
        { name: 'Ana', kind: 'person' },
        { name: 'Beto', kind: 'remote' },
      ],
      dice: { commit: commitTo(secret), playerSeed: 'ab'.repeat(32) },
      online: { hints: false, takebacks: false, watched: true },
    }),
  );
  const over = got(applyAction(writtenSenet.game, begun, { kind: 'resign', by: 'B', spent: 10 }));

  test('it can be opened before the secret is known, and has the secret in the end', async () => {
    const games = new Device().page();
    const mirror = new GameMirror(games, writtenSenet, MATCH);
    await mirror.keep({ match: begun, secret: undefined });
    expect((await openGame(find, got(await games.load(MATCH)))).ok).toBe(true);
    await mirror.keep({ match: over, secret });
    const opened = got(await openGame(find, got(await games.load(MATCH))));
    expect(opened.secret).toBe(secret);
    expect(opened.gameMatch.match.outcome?.reason).toBe('resign');
    expect(got(await games.list())).toHaveLength(1);
  });

  test('what is kept is not written again', async () => {
    const games = new Device().page();
    const mirror = new GameMirror(games, writtenSenet, MATCH);
    await mirror.keep({ match: over, secret });
    const { updated } = got(await games.load(MATCH));
    await mirror.keep({ match: over, secret });
    expect(got(await games.load(MATCH)).updated).toBe(updated);
  });
});

test('[O-LINK] addresses: what is secret stands behind the #, and the server is the one of the page', () => {
  expect(serverAddress('http://sala.test:8080/x/index.html?a#/longe')).toBe('ws://sala.test:8080/x/online');
  expect(serverAddress('https://jogo.example/')).toBe('wss://jogo.example/online');
  const link = addressOf({ kind: 'seat', match: MATCH, token: TOKEN }, 'http://sala.test/?x=1#/partida/1');
  expect(link).toBe(`http://sala.test/#/longe/lugar/${MATCH}/${TOKEN}`);
  expect(isOnlyHere('localhost') && isOnlyHere('127.0.0.1')).toBe(true);
  expect(isOnlyHere('192.168.0.12')).toBe(false);
});
