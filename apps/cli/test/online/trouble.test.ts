import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { invite, keepSeat, linkOf, newFolder, play, sitDown, startServer, Typist, termsOf } from './far.js';

const TOKEN = '0123456789abcdef0123456789abcdef';
const MATCH = 'fedcba9876543210fedcba9876543210';

test('[O-TURN, O-TIME] through a restart of the server a move waits, can be taken back, and is played once', async () => {
  const data = newFolder();
  const server = await startServer(data);
  const { address, port } = server;
  const { ana, beto } = await sitDown(address, termsOf('classico', '10+5'));
  await ana.says('e4', 'Black to move');
  await beto.hears('Ana: e4', 'Black to move');
  await server.close();
  await beto.hears('The connection was lost');
  await beto.says('unsend', 'Nothing is waiting');
  await beto.says('e7e4', 'e7');
  await beto.says('e5', 'Not sent yet: e7e5');
  await beto.says('d5', 'still waits for an answer');
  await beto.says('connection', 'No connection for', 'Not sent yet: e7e5');
  await beto.says('unsend', 'Taken back: nothing was sent');
  await beto.says('c5', 'Not sent yet: c7c5');
  await startServer(data, port);
  await beto.hears('The connection is back, after', 'White to move');
  await ana.hears('The connection is back', 'Beto: c5 (c7c5)');
  await beto.says('connection', 'Connection good', 'Ana: at the table');
});

test('[O-TURN] what was not sent is kept, and sent when its player returns', async () => {
  const data = newFolder();
  const server = await startServer(data);
  const { address, port } = server;
  const { ana, beto, seat } = await sitDown(address, termsOf('classico'));
  await server.close();
  await ana.hears('The connection was lost');
  await ana.says('Nf3', 'Not sent yet: g1f3');
  await ana.leaves();
  expect(ana.out).toContain('What was not sent is kept here');
  await startServer(data, port);
  const again = play(`${address}#/longe/partida/${seat.match}`, ana.data);
  await again.hears('Your side: White');
  await beto.hears('Ana: Nf3');
});

test('[O-SEAT] a lost key is told, never turned into watching; the other player hands the seat back', async () => {
  const { address } = await startServer();
  const days = { kind: 'perMove', ms: 86_400_000 } as const;
  const online = { hints: false, takebacks: false, watched: false };
  const terms = termsOf('classico', 'none', { clock: [days, days], online });
  const { ana, beto, seat } = await sitDown(address, terms);
  await ana.says('e4', 'Black to move');
  await beto.hears('Ana: e4');
  await beto.leaves();
  rmSync(join(beto.data, 'seats'), { recursive: true });
  const lost = play(`${address}#/longe/partida/${seat.match}`, beto.data);
  await lost.hears('The key of this seat is not here', 'ask 2');
  await lost.says('e5', 'The match has not started');
  await lost.says('ask 7', 'Say which seat');
  await lost.says('ask 2', 'the number ');
  const number = /the number (\d{3})/.exec(lost.out)?.[1] ?? '';
  await ana.hears(`with the number ${number}`);
  await ana.says(`hand ${number}`, 'Seat handed back');
  await lost.hears('The seat is yours again', 'Your side: Black', 'Black to move');
  await lost.says('e5', 'White to move');
  await ana.hears('e5 (e7e5)');
});

test('[O-SEAT] a key that opens no seat is told, and ends with 2', async () => {
  const { address } = await startServer();
  const { seat, ana } = await sitDown(address, termsOf('classico'));
  const forged = play(linkOf(address, { kind: 'seat', match: seat.match, token: TOKEN }));
  await forged.hears('The key of this seat is not here, or is no longer valid', 'ask 1   Ana (White)');
  await forged.says('e2e4', 'Spectators cannot play');
  expect(await forged.leaves()).toBe(2);
  await ana.says('e4', 'Black to move');
});

test('[O-SEAT] a key is not told to another server unless the person says that it is the same one', async () => {
  const [mine, other] = [await startServer(), await startServer()];
  const { seat, beto } = await sitDown(mine.address, termsOf('classico'));
  await beto.leaves();
  const { data } = beto;
  const link = `${other.address}#/longe/partida/${seat.match}`;
  const asked = play(link, data);
  await asked.hears('Is it the same server at another address?');
  await asked.says('what', 'Is it the same server');
  asked.type('no');
  expect(await asked.done).toBe(2);
  expect(asked.err).toContain('[unknown-match]');
  const file = readFileSync(join(data, 'seats', `${seat.match}.json`), 'utf8');
  expect(JSON.parse(file)).toMatchObject({ version: 1, server: mine.address });
  const moved = mine.address.replace('127.0.0.1', 'localhost');
  const trusted = play(`${moved}#/longe/partida/${seat.match}`, data);
  await trusted.hears('Is it the same server at another address?');
  await trusted.says('yes', 'Your side: Black');
});

test.each([
  ['', 'bad-link'],
  ['nonsense', 'bad-link'],
  ['ftp://localhost/', 'bad-link'],
  ['http://ana:secret@localhost/', 'bad-link'],
  ['http://localhost:1/#/jogar', 'bad-link'],
  ['http://localhost:1/#/longe/convite/ABC', 'bad-link'],
  [`http://localhost:1/#/longe/lugar/${MATCH}/${TOKEN}1`, 'bad-link'],
  [`http://localhost:1/#/longe/lugar/${MATCH}/${TOKEN}`, 'unreachable'],
  ['http://localhost:1/', 'unreachable'],
])('%s ends with 2 and a message in both languages: %s', async (link, code) => {
  const messages = await Promise.all(
    ['en', 'pt_BR'].map(async (lang) => {
      const ended = play(link, undefined, lang);
      expect(await ended.done).toBe(2);
      expect(ended.err).toMatch(new RegExp(`^tabuleiro: .+\\. \\[${code}\\]\n$`));
      expect(ended.err).not.toContain(TOKEN);
      return ended.err;
    }),
  );
  expect(messages[0]).not.toBe(messages[1]);
});

test.each([
  [['play', 'classico', '--online', 'http://localhost:1/'], 'extra-argument'],
  [['play', '--online', 'http://localhost:1/', '--level', '3'], 'extra-argument'],
  [['play', '--online', 'http://localhost:1/', '--resume'], 'extra-argument'],
  [['play', '--online'], 'no-flag-value'],
])('%j ends with 2: %s', async (argv, code) => {
  const ended = new Typist(argv);
  expect(await ended.done).toBe(2);
  expect(ended.err).toContain(`[${code}]`);
});

test('matches, codes and seats that are not there are told with their codes', async () => {
  const { address } = await startServer();
  const codeOf = async (link: string, data?: string): Promise<string> => {
    const ended = play(link, data);
    expect(await ended.done).toBe(2);
    return /\[([a-z-]+)\]/.exec(ended.err)?.[1] ?? ended.err;
  };
  const { match } = await invite(
    address,
    termsOf('classico', 'none', {
      online: { hints: false, takebacks: false, watched: false },
    }),
  );
  expect(await codeOf(linkOf(address, { kind: 'invite', code: 'BCDFGHJK' }))).toBe('unknown-code');
  expect(await codeOf(linkOf(address, { kind: 'watch', match: MATCH }))).toBe('unknown-match');
  expect(await codeOf(linkOf(address, { kind: 'seat', match: MATCH, token: TOKEN }))).toBe('unknown-match');
  expect(await codeOf(linkOf(address, { kind: 'watch', match }))).toBe('not-watched');
});

test.each([
  ['{', 'damaged-save'],
  ['{"version":1,"server":"http://localhost/","seat":{"match":"x"}}', 'damaged-save'],
  ['{"version":2}', 'newer-save'],
])('a seat that was kept as %s is told and left as it is: %s', async (text, code) => {
  const { address } = await startServer();
  const data = newFolder();
  mkdirSync(join(data, 'seats'));
  const file = join(data, 'seats', `${MATCH}.json`);
  writeFileSync(file, text);
  for (const link of [
    linkOf(address, { kind: 'watch', match: MATCH }),
    linkOf(address, { kind: 'seat', match: MATCH, token: TOKEN }),
  ]) {
    const ended = play(link, data);
    expect(await ended.done).toBe(2);
    expect(ended.err).toContain(`[${code}]`);
  }
  expect(readFileSync(file, 'utf8')).toBe(text);
});

test('an address that answers, but is no server of matches, is told', async () => {
  const other = createServer((socket) => void socket.end('HTTP/1.1 404 Not Found\r\n\r\n')).listen(
    0,
    '127.0.0.1',
  );
  await once(other, 'listening');
  onTestFinished(() => void other.close());
  const address = other.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const ended = play(`http://127.0.0.1:${port}/`);
  expect(await ended.done).toBe(2);
  expect(ended.err).toContain('[unreachable]');
});

test('[O-LINK] an invitation can be called off, and its match says so', async () => {
  const { address } = await startServer();
  const seat = await invite(address, termsOf('senet'));
  const ana = play(linkOf(address, { kind: 'seat', match: seat.match, token: seat.token }));
  await ana.hears('Waiting for the other player', 'Your part of the die is on the device');
  await ana.says('board', 'The match has not started');
  ana.type('cancel');
  await ana.hears('called off');
  expect(await ana.done).toBe(0);
  const kept = play(`${address}#/longe/partida/${seat.match}`, await keepSeat(address, seat));
  await kept.hears('called off');
  expect(await kept.done).toBe(0);
});
