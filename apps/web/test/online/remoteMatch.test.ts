import { ACTION_KINDS, type ActionRequest } from '@tabuleiro/match';
import { afterEach, describe, expect, test } from 'vitest';
import { wishOf } from '../../src/online/remoteMatch.js';
import { Place, until } from './devices.js';

let place: Place;

afterEach(() => place.close());

describe('[O-TURN] a game between two devices, on the same session as any other', () => {
  test('what one plays the other sees and hears, and nothing counts before the server has it', async () => {
    place = await Place.of('classico');
    const [ana, beto] = await place.meet();
    ana.session?.pick('e2');
    ana.session?.pick('e4');
    expect(ana.texts).toEqual([]);
    await until(() => beto.texts.length === 1 && ana.texts.length === 1);
    expect(beto.said.join(' ')).toContain('Ana: peão de e2 para e4');
    expect(beto.session?.isOpen.value).toBe(true);
    expect(ana.session?.isOpen.value).toBe(false);
    expect(ana.client.online?.hash).toBe(beto.client.online?.hash);
  });

  test('what was asked for is settled once the server has it; without a connection nobody waits', async () => {
    place = await Place.of('classico');
    const [ana] = await place.meet();
    void ana.session?.playText('e2e4');
    await ana.session?.live.settled();
    expect(ana.texts).toEqual(['e2e4']);
    place.cut(true);
    await until(() => ana.client.connection.kind === 'gone');
    void ana.session?.live.do(() => ({ kind: 'resign', by: 'w' }));
    await ana.session?.live.settled();
    expect(ana.client.pending).toHaveLength(1);
  });

  test('a move chosen beforehand is played when the turn comes', async () => {
    place = await Place.of('classico');
    const [ana, beto] = await place.meet();
    beto.session?.pick('e7');
    beto.session?.pick('e5');
    ana.session?.pick('e2');
    ana.session?.pick('e4');
    await until(() => ana.texts.length === 2);
    expect(ana.texts).toEqual(['e2e4', 'e7e5']);
  });

  test('a move without a connection waits, is marked, keeps others from being chosen, and can be taken back', async () => {
    place = await Place.of('classico');
    const [ana, beto] = await place.meet();
    place.cut(true);
    await until(() => ana.client.connection.kind === 'gone');
    void ana.session?.playText('g1f3');
    await until(() => ana.client.pending.length === 1);
    expect(ana.session?.blocked).toBe('unsent');
    expect(ana.session?.board.value.marks.get('f3')?.has('premove')).toBe(true);
    expect(ana.client.withdraw(ana.client.pending[0].id)).toBe(true);
    expect(ana.session?.blocked).toBeUndefined();
    void ana.session?.playText('e2e4');
    place.cut(false);
    await until(() => beto.texts.length === 1);
    expect(beto.texts).toEqual(['e2e4']);
  });

  test('what was missed is told once, also when all lines come again', async () => {
    place = await Place.of('classico');
    const [ana, beto] = await place.meet();
    await ana.session?.playText('e2e4');
    await until(() => beto.texts.length === 1);
    place.cut(true);
    await until(() => beto.client.connection.kind === 'gone');
    place.cut(false);
    await until(() => beto.client.connection.kind === 'linked');
    await beto.session?.playText('e7e5');
    expect(beto.said.filter((text) => text.includes('para e4'))).toHaveLength(1);
  });

  test('[C-AGREE] offers, [O-HELP] takebacks only where they were agreed on', async () => {
    place = await Place.of('classico');
    const [ana, beto] = await place.meet();
    await ana.session?.playText('e2e4');
    await ana.session?.takeBack();
    await until(() => ana.session?.notices.notice.value?.tone === 'refused');
    expect(ana.texts).toEqual(['e2e4']);
    await until(() => beto.texts.length === 1);
    await beto.session?.offerDraw();
    await until(() => ana.session?.match.value.offer !== undefined);
    expect(beto.client.pending).toEqual([]);
    expect(beto.session?.notices.notice.value).toBeUndefined();
    expect(beto.session?.match.value.offer).toBe('b');
    await ana.session?.respond('accept');
    await until(() => beto.session?.match.value.outcome?.reason === 'agreement');
  });

  test('[O-HELP] nobody gets an evaluation while the match runs', async () => {
    place = await Place.of('classico');
    const [ana] = await place.meet();
    const { tellEvaluation } = await import('../../src/play/queryAnswers.js');
    if (ana.session !== undefined) await tellEvaluation(ana.session);
    expect(ana.said.at(-1)).toContain('depois da partida');
  });

  test('a pause needs both: asking for it is all that one can do', async () => {
    place = await Place.of('classico');
    const ten = { kind: 'total', stages: [{ ms: 600_000 }], increment: 0, delay: 0 } as const;
    const [ana, beto] = await place.meet({ clock: [ten, ten] });
    await ana.session?.pause();
    expect(ana.session?.match.value.paused).toBe(false);
    await until(() => beto.client.online?.asked?.what === 'pause');
    await beto.session?.pause();
    await until(() => ana.session?.match.value.paused === true);
    await ana.session?.pause();
    await until(() => beto.session?.match.value.paused === false);
  });
});

test('[O-WATCH] a watcher sees the same, and is told why nothing can be chosen', async () => {
  place = await Place.of('classico');
  const [ana] = await place.meet();
  const caio = place.watch(ana.client.match);
  await until(() => caio.session !== undefined);
  await ana.session?.playText('e2e4');
  await until(() => caio.texts.length === 1);
  expect(caio.session?.blocked).toBe('watching');
  expect(caio.session?.isPremoveOpen.value).toBe(false);
});

test('[O-DICE] the server throws, both see it, and the secret comes with the end', async () => {
  place = await Place.of('senet');
  const [ana, beto] = await place.meet();
  expect(beto.session?.isDieOurs.value).toBe(false);
  await ana.session?.throwDie();
  await until(() => beto.texts.length === 1);
  expect(beto.texts).toEqual(ana.texts);
  expect(beto.live?.secret).toBeUndefined();
  await ana.session?.resign('A');
  await until(() => beto.live?.secret !== undefined && ana.live?.secret !== undefined);
});

test('[O-SEAT] a whole turn of Senet: nobody throws for the other', async () => {
  place = await Place.of('senet');
  const [ana, beto] = await place.meet();
  for (let played = 1; played <= 30; played++) {
    const session = [ana, beto].find((device) => device.session?.isOpen.value)?.session;
    if (session === undefined) throw new Error('nobody can act');
    if (session.blocked === 'dieDue') await session.throwDie();
    else await session.play(session.walk.present.value.moves[0]);
    await until(() => ana.texts.length === played && beto.texts.length === played);
  }
  for (const { session, client } of [ana, beto]) {
    expect(session?.notices.notice.value?.tone).not.toBe('refused');
    expect(client.pending).toEqual([]);
  }
});

test('[O-DICE] with a real die nobody says the number for the other', async () => {
  place = await Place.of('senet');
  const [ana, beto] = await place.meet({ dice: 'real' });
  expect(beto.session?.isDieOurs.value).toBe(false);
  expect(ana.session?.isDieOurs.value).toBe(true);
  await ana.session?.throwDie(3);
  await until(() => beto.texts.length === 1);
  expect(beto.texts).toEqual(['3']);
});

test('[O-TIME] a wish never says how much time it took', async () => {
  place = await Place.of('classico');
  const requests = ACTION_KINDS.map(
    (kind) =>
      ({
        kind,
        by: 'w',
        move: 'e2e4',
        from: 'real',
        claim: 'perpetual',
        as: 'win',
        winner: null,
      }) as ActionRequest,
  );
  const wishes = requests.map(wishOf);
  expect(JSON.stringify(wishes)).not.toMatch(/spent|"by"/);
  expect(wishes.filter((wish) => wish === undefined)).toHaveLength(2); // tick and declared
});
