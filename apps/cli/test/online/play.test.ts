import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runCli } from '../harness.js';
import { invite, linkOf, play, sitDown, startServer, termsOf } from './far.js';

test('[O-LINK, O-TURN, O-HELP] two terminals play a game of chess to mate, and both keep it', async () => {
  const { address } = await startServer();
  const { ana, beto } = await sitDown(address, termsOf('classico', '10+5'));
  await ana.hears('White to move', 'Clocks: White 10:00');
  await beto.hears('White to move');
  await beto.says('e7e5', 'It is not Black’s turn');
  await ana.says('f2f3', 'Black to move');
  await beto.hears('Ana: f3 (f2f3)', 'Black to move');
  await beto.says('hint', 'Hints are turned off');
  await beto.says('e9e1', 'e9e1');
  await beto.says('e7e5', 'White to move');
  await ana.hears('Beto: e5 (e7e5)');
  await ana.says('g2g4', 'Black to move');
  await beto.hears('Ana: g4');
  await beto.says('Qh4', 'Checkmate');
  await ana.hears('Beto: Qh4', 'Checkmate', 'The game is saved in ');
  const [file] = readdirSync(join(ana.data, 'play'));
  expect(file).toMatch(/^\d{8}-[0-9a-f]{12}-classico\.jsonl$/);
  const kept = await runCli(['convert', '--from', 'record', '--to', 'coord', join(ana.data, 'play', file)]);
  expect(kept.out).toContain('f2f3');
  expect(await ana.leaves()).toBe(0);
  expect(await beto.leaves()).toBe(0);
  expect(ana.err + beto.err).toBe('');
});

test('[O-DICE, S-DIE] Senet: the server throws, and both keep the proof of the dice', async () => {
  const { address } = await startServer();
  const { ana, beto } = await sitDown(address, termsOf('senet'));
  expect(ana.out).toContain('Your side: Player A. Opposite: Beto');
  await ana.hears('Type "roll"');
  await beto.says('roll', 'It is not time to throw');
  await ana.says('9-10', 'die');
  await ana.says('roll', 'The die shows', 'Legal moves: ');
  await beto.hears('Ana: the die shows');
  const [move] = /Legal moves: (\S+)/.exec(ana.out)?.slice(1) ?? [];
  ana.type(move);
  await beto.hears(`Ana: ${move}`);
  await ana.says('resign', 'really resign');
  await ana.says('perhaps', 'Answer "yes" or "no"');
  await ana.says('yes', 'You resigned', 'The secret of the dice was');
  await beto.hears('you won', 'verify-dice ');
  for (const { data } of [ana, beto]) {
    const transcript = readdirSync(join(data, 'play')).find((name) => name.endsWith('.dice')) ?? '';
    expect(await runCli(['verify-dice', join(data, 'play', transcript)])).toMatchObject({ code: 0, err: '' });
  }
});

test('[O-LINK] Brasez: a pause by agreement, phrases, offers, and a rematch with sides exchanged', async () => {
  const { address } = await startServer();
  const { ana, beto } = await sitDown(address, termsOf('brasez'));
  await ana.says('pause', 'Asked: waiting for the answer');
  await beto.hears('Ana: request for a pause');
  await beto.says('no', '');
  await ana.hears('Beto: not now');
  await beto.says('pause', 'Asked');
  await ana.hears('Beto: request for a pause');
  await ana.says('yes', 'The game is paused');
  await beto.says('continue', 'The game goes on');
  await ana.hears('The game goes on', 'White to move');
  await ana.says('say 1', 'Hello!');
  await beto.hears('Ana: Hello!');
  await beto.says('mute', 'hidden');
  await ana.says('say 2', 'Good luck!');
  await ana.says('say 99', 'Type "say" and the number', '1. Hello!');
  await ana.says('moves', 'Legal moves: ');
  const move = /Legal moves: (\S+)/.exec(ana.out.slice(ana.out.lastIndexOf('Legal moves')))?.[1] ?? '';
  ana.type(move);
  await beto.hears('Ana: ', 'to move');
  expect(beto.out).not.toContain('Ana: Good luck!');
  await beto.says('resign', 'really resign');
  await beto.says('no', 'The game goes on');
  await beto.says('resign', 'really resign');
  await beto.says('yes', 'You resigned', 'Type "rematch"');
  await ana.hears('you won');
  await beto.says('rematch', 'Asked');
  await ana.hears('Beto: request for a rematch');
  await ana.says('yes', 'sides exchanged', 'Your side: Black. Opposite: Beto');
  await beto.hears('sides exchanged', 'Your side: White');
});

test('[O-HELP, N-TIME] Núcleo: a takeback and a paid hint, because both agreed to them', async () => {
  const { address } = await startServer();
  const agreed = termsOf('nucleo', '10+5', {
    help: { hint: 15_000, takeback: 30_000 },
    online: { hints: true, takebacks: true, watched: false },
  });
  const { ana, beto } = await sitDown(address, agreed);
  await ana.says('hint', 'Hint: ');
  await beto.hears('Ana: a hint, paid for');
  await ana.says('e4', 'Black to move');
  await ana.says('undo', 'Asked');
  await beto.hears('White wants to take the move back');
  await beto.says('sim', 'Move taken back', 'White to move', 'Clocks: White ');
  // 15 s for the hint and 30 s for the takeback, and whatever has passed since.
  const [minutes, seconds] =
    /White (\d+):(\d\d)/
      .exec(beto.out.slice(beto.out.lastIndexOf('Clocks: ')))
      ?.slice(1)
      .map(Number) ?? [];
  expect(minutes * 60 + seconds).toBeLessThanOrEqual(9 * 60 + 15);
  await ana.hears('Move taken back');
  await ana.says('draw', 'no draw by agreement');
  await beto.says('watch', 'nobody watches');
  await ana.says('rematch', 'The match is not over yet');
});

test('[C-AGREE, C-PERP] Chess: a draw that is declined, a claim without ground, a draw that is accepted', async () => {
  const { address } = await startServer();
  const { ana, beto } = await sitDown(address, termsOf('classico'));
  await ana.says('draw', 'Asked');
  await beto.hears('White offers a draw');
  await beto.says('no', 'The game goes on');
  await ana.hears('The game goes on');
  await ana.says('draw', 'You have already asked');
  await ana.says('claim', 'claim');
  await ana.says('win', 'Your opponent may still come back');
  await ana.says('undo', 'Takebacks are turned off');
  await ana.says('d4', 'Black to move');
  await beto.says('draw', 'Asked');
  await ana.hears('Black offers a draw');
  await ana.says('yes', 'Draw by agreement', 'The game is saved in');
  await beto.hears('The game is saved in');
  await ana.says('save', 'The game is saved in');
});

test('[O-LINK] the link alone takes nothing; a name that is none is not taken', async () => {
  const { address } = await startServer();
  const { code } = await invite(address, termsOf('classico'));
  const link = linkOf(address, { kind: 'invite', code });
  const first = play(link);
  await first.hears('Type "sit"');
  await first.says('e2e4', 'Type "sit"');
  await first.says(`sit ${'x'.repeat(41)}`, 'at most 40 characters', 'Type "sit"');
  expect(await first.leaves()).toBe(0);
  expect(readdirSync(first.data)).toEqual([]);
  const second = play(link, undefined, 'pt_BR');
  await second.hears('convite de Ana', 'Digite "sentar"');
  await second.says('sentar', 'Do outro lado: Ana');
  await second.hears('brancas');
  const third = play(link);
  expect(await third.done).toBe(2);
  expect(third.err).toContain('[seat-taken]');
});

test('[O-SEAT] the seat is kept for its owner alone, and the same command takes it up again', async () => {
  const { address } = await startServer();
  const { ana, beto, seat } = await sitDown(address, termsOf('classico'));
  await ana.says('e4', 'Black to move');
  await beto.hears('Ana: e4');
  await beto.leaves();
  expect(beto.out).toContain(`play --online '${address}#/longe/partida/${seat.match}'`);
  const file = join(beto.data, 'seats', `${seat.match}.json`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  for (const link of [
    linkOf(address, { kind: 'invite', code: seat.code }),
    linkOf(address, { kind: 'watch', match: seat.match }),
    `${address}#/longe/partida/${seat.match}`,
  ]) {
    const again = play(link, beto.data);
    await again.hears('Your seat in this match is kept here', 'Your side: Black', 'Black to move');
    expect(await again.leaves()).toBe(0);
  }
  const last = play(`${address}`, beto.data);
  await last.says('abc', 'A code has eight letters');
  await last.says(seat.code.toLowerCase(), 'Your side: Black');
  await last.says('e5', 'White to move');
  await ana.hears('Beto: e5');
});

test('[O-WATCH] a watcher sees every move and the end, and may not act', async () => {
  const { address } = await startServer();
  const { ana, beto, seat } = await sitDown(address, termsOf('classico'));
  const carla = play('-');
  await carla.hears('Paste the link');
  await carla.says(linkOf(address, { kind: 'watch', match: seat.match }), 'You are watching', 'Ana and Beto');
  await ana.says('e4', 'Black to move');
  await carla.hears('Ana: e4');
  await carla.says('e7e5', 'Spectators cannot play');
  await carla.says('my seat', 'Spectators cannot play');
  await beto.says('resign', 'really');
  beto.type('yes');
  await carla.hears('resign');
  expect(await carla.done).toBe(0);
  expect(readdirSync(carla.data)).toEqual([]);
});
