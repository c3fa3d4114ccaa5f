import { formatRecord, parseRecord, seenThrows, throwAt } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { sealOf } from '../src/protocol/secrets.js';
import { Device, findGame, gameOf, judgeHere, termsOf, World } from './sim/world.js';

const DONE = { ok: true, value: undefined };

async function started(seed = 1): Promise<World> {
  const world = new World(seed);
  await world.start();
  return world;
}

test('[O-TURN] nothing is shown before it is durable, to nobody', async () => {
  const world = await started();
  const { host, guest } = await world.pair(termsOf('classico', '5+0'));
  world.disk.isFull = true;
  void host.act({ kind: 'move', move: 'e2e4' });
  await world.clock.run(3000);
  expect(world.network.delivered.filter(({ text }) => text.includes('e2e4'))).toEqual([]);
  expect(guest.online?.match?.plies).toBeUndefined();
});

test('[O-TURN] killed between commit and push, the same request gets the same line, once', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('classico', '5+0'));
  const before = world.disk.lines.get(match)?.length ?? 0;
  const moved = host.act({ kind: 'move', move: 'e2e4' });
  for (let i = 0; i < 200 && world.disk.lines.get(match)?.length === before; i++) await world.clock.run(1);
  world.kill();
  expect(host.online?.match?.plies).toBeUndefined();
  await world.start();
  expect(await world.until(moved)).toEqual(DONE);
  await world.clock.run(6000);
  expect(world.disk.lines.get(match)?.length).toBe(before + 1);
  expect(guest.online?.hash).toBe(host.online?.hash);
});

test('[O-TURN] a move made while offline waits, can be taken back until it is sent, and survives a reload', async () => {
  const world = await started();
  const { host, devices, match } = await world.pair(termsOf('classico', '5+0'));
  world.kill();
  await world.clock.run(100);
  const moved = host.act({ kind: 'move', move: 'e2e4' });
  await world.clock.run(1000);
  expect(host.connection.kind).toBe('gone');
  expect(host.pending).toMatchObject([{ wish: { move: 'e2e4' }, state: 'waiting' }]);
  expect(host.withdraw(host.pending[0].id)).toBe(true);
  expect(await moved).toMatchObject({ error: { code: 'dropped' } });
  void host.act({ kind: 'move', move: 'd2d4' });
  await world.clock.run(10);
  host.close();
  const seat = devices[0].seats.get(match);
  expect(seat?.pending).toMatchObject([{ wish: { move: 'd2d4' } }]);
  await world.start();
  const reloaded = world.client(devices[0], { seat: seat ?? { match, token: '', name: '', pending: [] } });
  await world.clock.run(8000);
  expect(reloaded.online?.match?.plies?.item.text).toBe('d2d4');
  expect(reloaded.pending).toEqual([]);
});

test('[O-TURN] a move that waits is shown as one that does only when the device has kept it', async () => {
  const world = await started();
  const {
    host,
    match,
    devices: [device],
  } = await world.pair(termsOf('classico'));
  world.kill();
  await world.clock.run(1000);
  let write = (): void => undefined;
  device.busy = new Promise<void>((resolve) => {
    write = resolve;
  });
  void host.act({ kind: 'move', move: 'e2e4' });
  const [{ id }] = host.pending;
  await world.clock.run(1000);
  expect(host.isKept(id)).toBe(false);
  write();
  await world.clock.run(1000);
  expect(host.isKept(id)).toBe(true);
  expect(device.seats.get(match)?.pending.map((wish) => wish.id)).toEqual([id]);
});

test('[O-TURN] what was sent cannot be taken back', async () => {
  const world = await started();
  const { host } = await world.pair(termsOf('classico', '5+0'));
  void host.act({ kind: 'move', move: 'e2e4' });
  expect(host.pending).toMatchObject([{ state: 'sent' }]);
  expect(host.withdraw(host.pending[0].id)).toBe(false);
});

test('[O-TURN] two tabs on one seat: what was decided in a position that is gone is refused as stale', async () => {
  const world = await started();
  const { host, devices, match } = await world.pair(termsOf('classico', '5+0'));
  const seat = host.savedSeat ?? { match, token: '', name: '', pending: [] };
  const tab = world.client(devices[0], { seat });
  await world.clock.run(500);
  const [one, two] = [host.act({ kind: 'move', move: 'e2e4' }), tab.act({ kind: 'move', move: 'd2d4' })];
  expect(await world.until(one)).toEqual(DONE);
  expect(await world.until(two)).toMatchObject({ error: { code: 'stale' } });
  expect(tab.online?.hash).toBe(host.online?.hash);
  expect(tab.pending).toEqual([]);
});

test('[O-TURN] a client whose lines are others gets all of them again', async () => {
  const world = await started();
  const { host, match } = await world.pair(termsOf('classico', '5+0'));
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  const answers: string[] = [];
  const client = world.server?.connect(
    { send: (text) => answers.push(text), close: () => undefined, buffered: 0 },
    'x',
  );
  const seq = world.disk.lines.get(match)?.length ?? 0;
  client?.receive(JSON.stringify({ kind: 'hello', id: 'a', match, have: seq, hash: '0123456789abcdef' }));
  client?.receive(JSON.stringify({ kind: 'hello', id: 'b', match, have: seq, hash: host.online?.hash }));
  await world.clock.run(10);
  const states = answers.map((text) => JSON.parse(text)).filter(({ kind }) => kind === 'state');
  expect(states.map(({ id, from, lines }) => [id, from, lines.length])).toEqual([
    ['a', 0, seq],
    ['b', seq, 0],
  ]);
});

test('[O-TURN] a client that cannot follow says so, and does not guess', async () => {
  const world = await started();
  const { match } = await world.pair(termsOf('classico', '5+0'));
  const lines = world.disk.lines.get(match) ?? [];
  lines[0] = { ...lines[0], text: lines[0].text.replace('"name":"Ana"', '"name":"Ana","more":1') };
  world.kill();
  await world.start();
  const watcher = world.client(new Device('tv'), { watch: match });
  await world.clock.run(3000);
  expect(watcher.problem?.code).toBe('damaged');
});

test('[O-TURN] a claim is judged elsewhere, once a position, while the clock of the claimant stands', async () => {
  const world = await started();
  let judged = 0;
  world.judge = async (...asked) => {
    judged++;
    await world.clock.wait(20_000);
    return judgeHere(...asked);
  };
  const start = '6k1/5ppp/8/7Q/8/8/5PPP/6K1 w - - 0 1';
  const { host, guest } = await world.pair(termsOf('classico', '1+0', { start }));
  expect(await world.until(host.act({ kind: 'claim', claim: 'perpetual' }))).toEqual(DONE);
  expect(guest.online?.match?.verdict?.kind).toBe('refuted');
  expect(host.online?.match?.clocks[0].left).toBeGreaterThan(58_000);
  expect(await world.until(host.act({ kind: 'claim', claim: 'perpetual' }))).toMatchObject({
    error: { code: 'judged-already' },
  });
  expect(judged).toBe(1);
});

test('[O-TURN] offers and takebacks are asked for once a position', async () => {
  const world = await started();
  const online = { hints: false, takebacks: true, watched: true, grace: 60_000 };
  const { host, guest } = await world.pair(
    termsOf('classico', 'none', { online, help: { hint: 0, takeback: 1 } }),
  );
  await world.until(host.act({ kind: 'offer' }));
  await world.until(guest.act({ kind: 'decline' }));
  expect(await world.until(host.act({ kind: 'offer' }))).toMatchObject({ error: { code: 'asked-already' } });
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  await world.until(host.act({ kind: 'takeback' }));
  await world.until(guest.act({ kind: 'refuse' }));
  expect(await world.until(host.act({ kind: 'takeback' }))).toMatchObject({
    error: { code: 'asked-already' },
  });
});

test('[O-HELP] hints and takebacks exist only where both agreed to them', async () => {
  const world = await started();
  const { host } = await world.pair(termsOf('nucleo', '5+0'));
  expect(await host.act({ kind: 'hint' })).toMatchObject({ error: { match: { code: 'hints-off' } } });
  await world.until(host.act({ kind: 'move', move: 'e2e4' }));
  expect(await host.act({ kind: 'takeback' })).toMatchObject({ error: { match: { code: 'takebacks-off' } } });

  const agreed = await started();
  const online = { hints: true, takebacks: true, watched: true, grace: 60_000 };
  const { host: ana, guest: beto } = await agreed.pair(
    termsOf('nucleo', '5+0', { online, help: { hint: 15_000, takeback: 30_000 } }),
  );
  expect(await agreed.until(ana.act({ kind: 'hint' }))).toEqual(DONE);
  expect(beto.online?.match?.paid).toEqual([15_000, 0]);
  await agreed.until(ana.act({ kind: 'move', move: 'e2e4' }));
  await agreed.until(ana.act({ kind: 'takeback' }));
  expect(beto.online?.match?.takebackAsker).toBe('w');
  await agreed.until(beto.act({ kind: 'agree' }));
  expect(ana.online?.match?.plies).toBeUndefined();
});

test('[O-TURN] a rematch is the same match with sides changed, and the same secrets open it', async () => {
  const world = await started();
  const { host, guest, devices } = await world.pair(termsOf('senet', '5+0,3+0'));
  await world.until(guest.act({ kind: 'resign' }));
  expect(await world.until(host.askRematch())).toEqual(DONE);
  expect(host.rematch).toBeUndefined();
  expect(await world.until(guest.askRematch())).toEqual(DONE);
  const [again, other] = [host.rematch, guest.rematch];
  if (again === undefined || other === undefined) throw new Error('no rematch');
  const ana = world.client(devices[0], { seat: again });
  const beto = world.client(devices[1], { seat: other });
  await world.clock.run(1000);
  expect([ana.seat, beto.seat]).toEqual([1, 0]);
  expect(ana.online?.phase).toBe('playing');
  expect(ana.online?.names).toEqual(['Beto', 'Ana']);
  expect(ana.online?.match?.clocks[1].left).toBe(5 * 60_000); // time odds stay with the person
  expect(ana.online?.commit).not.toBe(host.online?.commit);
});

test('[O-DICE] three contributions: both seals are durable before a seed is told, and the throws are those of all three', async () => {
  const world = await started();
  const { host, guest, match } = await world.pair(termsOf('senet', 'none'));
  const stored = world.disk.lines.get(match) ?? [];
  const kinds = stored.map(({ text }) => JSON.parse(text).kind);
  expect(kinds).toEqual(['open', 'sit', 'seed', 'seed', 'begin']);
  const [hostSeed, guestSeed] = [host.savedSeat?.seed ?? '', guest.savedSeat?.seed ?? ''];
  expect(host.online?.host.seal).toBe(sealOf(hostSeed));
  expect(host.online?.guestSeal).toBe(sealOf(guestSeed));
  expect(host.online?.match?.setup.dice?.playerSeed).toBe(hostSeed + guestSeed);
  for (let i = 0; i < 12; i++) {
    for (const client of [host, guest]) {
      const now = client.online?.match;
      if (now?.turn.kind === 'chance' && now.turn.player === now.players[client.seat ?? 0])
        await world.until(client.act({ kind: 'throw' }));
      const then = client.online?.match;
      if (
        then === undefined ||
        then.turn.kind !== 'player' ||
        then.turn.player !== then.players[client.seat ?? 0]
      )
        continue;
      const { notation, moves } = gameOf('senet');
      await world.until(client.act({ kind: 'move', move: notation.formatMove(moves(then.state)[0]) }));
    }
  }
  expect(world.network.delivered.some(({ text }) => text.includes(stored[0].hidden.secret ?? 'x'))).toBe(
    false,
  );
  await world.until(host.act({ kind: 'resign' }));
  const { secret } = host.dice ?? {};
  expect(secret).toBe(stored[0].hidden.secret);
  const played = guest.online?.match;
  if (played === undefined || typeof secret !== 'string') throw new Error('nothing was played');
  const record = parseRecord(gameOf('senet'), guest.record ?? '');
  expect(record.ok && record.value.secret).toBe(secret);
  if (!record.ok || record.value.secret === undefined) return;
  const { secret: proven } = record.value;
  expect(seenThrows(played).length).toBeGreaterThan(5);
  expect(seenThrows(played)).toEqual(
    seenThrows(played).map((_, i) => String(throwAt(proven, hostSeed + guestSeed, i))),
  );
  expect(formatRecord(played, proven)).toBe(guest.record);
});

test('[O-DICE] a seed that does not fit its seal, or never comes: the match does not begin', async () => {
  const wrong = await started();
  const device = new Device('a');
  const created = await wrong.until(wrong.reception(device).create(termsOf('senet', 'none'), 'Ana'));
  if (!created.ok) throw new Error('no match');
  const { code = '' } = created.value;
  const other = new Device('b');
  const looked = await wrong.until(wrong.reception(other).look(code));
  if (!looked.ok) throw new Error('no invitation');
  const sat = await wrong.until(wrong.reception(other).sit(looked.value, code, 'Beto'));
  if (!sat.ok) throw new Error('no seat');
  const host = wrong.client(device, { seat: created.value });
  wrong.client(other, { seat: { ...sat.value, seed: '0'.repeat(32) } });
  await wrong.clock.run(1000);
  expect(host.online).toMatchObject({ phase: 'void', why: 'wrong-seed' });

  const withheld = await started(2);
  const again = await withheld.until(withheld.reception(device).create(termsOf('senet', 'none'), 'Ana'));
  if (!again.ok) throw new Error('no match');
  const invitation = await withheld.until(withheld.reception(other).look(again.value.code ?? ''));
  if (!invitation.ok) throw new Error('no invitation');
  const late = await withheld.until(
    withheld.reception(other).sit(invitation.value, again.value.code ?? '', 'Beto'),
  );
  if (!late.ok) throw new Error('no seat');
  const { seed: _, ...seedless } = late.value;
  const ana = withheld.client(device, { seat: again.value });
  withheld.client(other, { seat: seedless });
  await withheld.clock.run(59_000);
  expect(ana.online?.phase).toBe('seated');
  await withheld.clock.run(3000);
  expect(ana.online).toMatchObject({ phase: 'void', why: 'no-seed' });
});

test('[O-DICE, O-WATCH] throws come again after a takeback; watchers see neither seeds nor, before the end, the secret', async () => {
  const world = await started(3);
  const online = { hints: false, takebacks: true, watched: true, grace: 60_000 };
  const { host, guest, match } = await world.pair(
    termsOf('senet', 'none', { online, help: { hint: 0, takeback: 1 } }),
  );
  const watcher = world.client(new Device('tv'), { watch: match });
  await world.clock.run(500);
  const game = gameOf('senet');
  const playTurn = async (): Promise<void> => {
    const now = host.online?.match;
    const client = now?.turn.kind !== 'over' && now?.turn.player === now?.players[0] ? host : guest;
    if (now?.turn.kind === 'chance') await world.until(client.act({ kind: 'throw' }));
    const then = client.online?.match;
    if (then?.turn.kind !== 'player' || then.turn.player !== then.players[client.seat ?? 0]) return;
    await world.until(
      client.act({ kind: 'move', move: game.notation.formatMove(game.moves(then.state)[0]) }),
    );
  };
  for (let i = 0; i < 6; i++) await playTurn();
  const seen = host.online?.match === undefined ? [] : seenThrows(host.online.match);
  await world.until(host.act({ kind: 'takeback' }));
  await world.until(guest.act({ kind: 'agree' }));
  for (let i = 0; i < 6; i++) await playTurn();
  const after = host.online?.match === undefined ? [] : seenThrows(host.online.match);
  expect(after.slice(0, seen.length)).toEqual(seen);
  const shown = world.network.delivered.filter(({ address }) => address === 'tv').map(({ text }) => text);
  const hidden = [host.savedSeat?.seed, guest.savedSeat?.seed, host.savedSeat?.token, guest.savedSeat?.token];
  for (const secret of hidden) expect(shown.some((text) => text.includes(secret ?? 'x'))).toBe(false);
  await world.until(host.act({ kind: 'resign' }));
  await world.clock.run(100);
  expect(watcher.dice).toEqual(host.dice);
  expect(parseRecord(game, watcher.record ?? '')).toMatchObject({ ok: true });
  expect(findGame('ludo')).toBeUndefined();
});
