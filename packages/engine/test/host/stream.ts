import type { AnalysisInfo, Engine } from '@tabuleiro/engine';
import { expect } from 'vitest';

const LINE = { game: 'nucleo', moves: ['e2e4'] };

/** Lines come one by one while it thinks, and whoever hears them can call it off. */
export async function expectStream(engine: Engine): Promise<void> {
  const infos: AnalysisInfo[] = [];
  const whole = await engine.analyse(LINE, { depth: 4, multiPv: 2 }, (info) => infos.push(info));
  expect(infos.map(({ depth, rank }) => [depth, rank])).toEqual(
    [1, 2, 3, 4].flatMap((depth) => [1, 2].map((rank) => [depth, rank])),
  );
  expect(whole).toMatchObject({ ok: true, value: { depth: 4, move: infos[6].line[0] } });

  const stop = new AbortController();
  const heard: number[] = [];
  const onInfo = ({ depth }: AnalysisInfo): void => {
    heard.push(depth);
    if (depth === 3) stop.abort();
  };
  const stopped = await engine.analyse(LINE, {}, onInfo, stop.signal);
  expect(heard.slice(0, 3)).toEqual([1, 2, 3]);
  expect(stopped).toMatchObject({ ok: true, value: { move: expect.stringMatching(/^[a-h][1-8]/) } });
}
