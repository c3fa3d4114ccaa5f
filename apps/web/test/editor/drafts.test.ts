import type { GameOptions } from '@tabuleiro/game';
import { Random, randomGame } from '@tabuleiro/testkit';
import { describe, expect, test } from 'vitest';
import { type Control, type DraftForm, readWhole } from '../../src/editor/draft.js';
import { positionOf } from '../../src/games/position.js';
import { loadView } from '../../src/games/registry.js';
import type { GameView } from '../../src/games/view.js';

const GAMES = ['classico', 'nucleo', 'brasez', 'senet'] as const;

async function formOf(game: string): Promise<{ readonly view: GameView; readonly form: DraftForm }> {
  const view = await loadView(game);
  const form = await view?.draft?.();
  if (view === undefined || form === undefined) throw new Error(`no drafts of ${game}`);
  return { view, form };
}

/** Positions of random games, seeded, until there are enough. */
function* positionsOf({ written: { game } }: GameView, count: number): Generator<unknown> {
  let found = 0;
  for (let seed = 1; found < count; seed++) {
    const random = new Random(seed);
    for (const state of randomGame(game, game.start(), 150, random)) {
      yield state;
      if (++found === count) return;
    }
  }
}

describe.each(GAMES)('%s', (game) => {
  test('a thousand positions of games become drafts and come back as they were', async () => {
    const { view, form } = await formOf(game);
    const { notation } = view.written.game;
    for (const state of positionsOf(view, 1000)) {
      const text = notation.formatPosition(state);
      const draft = form.read(text);
      if (draft === undefined) throw new Error(`no draft of ${text}`);
      expect(form.write(draft)).toBe(text);
      const read = notation.parsePosition(form.write(draft));
      expect(read.ok && notation.formatPosition(read.value)).toBe(text);
    }
  });

  test('a draft shows what stands on its board', async () => {
    const { view, form } = await formOf(game);
    const { game: rules } = view.written;
    const arts = new Map(form.men('en').map(({ id, man }) => [id, man.art]));
    for (const state of positionsOf(view, 60)) {
      const draft = form.read(rules.notation.formatPosition(state));
      const cells = form.cells('en', draft);
      expect(cells.map(({ id, man }) => [id, man?.art])).toEqual(
        view.cells('en', positionOf(view, state)).map(({ id, man }) => [id, man?.art]),
      );
      for (const { id, man } of cells) expect(arts.get(form.manAt(draft, id) ?? '')).toBe(man?.art);
    }
  });

  test('whatever is done to a draft, the rules read its text or say why not', async () => {
    const { view, form } = await formOf(game);
    const { game: rules } = view.written;
    const random = new Random(23);
    const verdicts = new Map<string, number>();
    for (let round = 0; round < 40; round++) {
      let text = random.pick([form.empty, rules.notation.formatPosition(rules.start())]);
      for (let edit = 0; edit < 60; edit++) {
        const draft = form.read(text);
        if (draft === undefined) throw new Error(`not read back: ${text}`);
        const options: GameOptions = Object.fromEntries(
          rules.options.map(({ name }) => [name, random.below(2) === 0]),
        );
        text = form.write(edited(form, draft, options, random));
        expect(readWhole(form, text), text).toBeDefined();
        const read = rules.notation.parsePosition(text, options);
        if (!read.ok) expect(read.error.code).toBe('bad-position');
        else rules.turn(read.value);
        const verdict = read.ok ? 'possible' : read.error.problem;
        verdicts.set(verdict, (verdicts.get(verdict) ?? 0) + 1);
      }
    }
    expect(verdicts.get('possible')).toBeGreaterThan(10);
    expect(verdicts.size).toBeGreaterThan(3);
  });

  test('exchanging the sides twice changes nothing, and once gives a position that is possible too', async () => {
    const { view, form } = await formOf(game);
    const { notation } = view.written.game;
    for (const state of positionsOf(view, 200)) {
      const draft = form.read(notation.formatPosition(state));
      const swapped = form.swapped(draft);
      expect(form.write(form.swapped(swapped))).toBe(form.write(draft));
      // The set-up of Brasez is two positions, which are White's first.
      if (!/^hnr2rnh|R2RNH /.test(form.write(draft)))
        expect(notation.parsePosition(form.write(swapped)), form.write(swapped)).toMatchObject({ ok: true });
    }
  });

  test('with nothing on the board a draft can be told, and a text of no draft is none', async () => {
    const { form } = await formOf(game);
    expect(readWhole(form, form.empty)).toBeDefined();
    for (const text of ['', ' ', 'x', `${form.empty} `, `${form.empty} 1`, form.empty.replace('8/8', '44/8')])
      if (text !== form.empty) expect(readWhole(form, text), text).toBeUndefined();
  });
});

/** One of everything that the page can do to a draft. */
function edited(form: DraftForm, draft: unknown, options: GameOptions, random: Random): unknown {
  const places = form.cells('pt-BR', draft).map(({ id }) => id);
  const kind = random.below(10);
  if (kind === 0) return form.swapped(draft);
  if (kind < 7) {
    const man = random.below(4) === 0 ? undefined : random.pick(form.men('pt-BR')).id;
    return form.place(draft, random.pick(places), man);
  }
  return changed(draft, random.pick(form.controls('pt-BR', draft, options)), random);
}

function changed(draft: unknown, control: Control, random: Random): unknown {
  switch (control.kind) {
    case 'choice':
    case 'select':
      return random.pick(control.options).change(draft);
    case 'switches':
      return random.pick(control.switches).change(draft, random.below(2) === 0);
    case 'counts':
      return random.pick(control.counts).change(draft, random.below(4));
    case 'number':
      return control.change(draft, random.pick(['', '0', '7', '007', 'x', '-1', '9999999999', '-']));
    case 'told':
      return draft;
  }
}

describe('what a change to the board takes with it', () => {
  const fen = (board: string, rest: string): string => `${board} ${rest}`;
  const BOARD = 'r3k2r/8/8/8/3pP3/8/8/R3K2R';

  test.each([
    ['the rook of one castling', 'h1', fen('r3k2r/8/8/8/3pP3/8/8/R3K3', 'b Qkq e3 0 1')],
    ['the king of both', 'e8', fen('r6r/8/8/8/3pP3/8/8/R3K2R', 'b KQ - 0 1')],
    ['the pawn that was passed over', 'e4', fen('r3k2r/8/8/8/3p4/8/8/R3K2R', 'b KQkq - 0 1')],
    ['a pawn on another file', 'd4', fen('r3k2r/8/8/8/4P3/8/8/R3K2R', 'b KQkq e3 0 1')],
  ])('classico: %s', async (_, square, after) => {
    const { form } = await formOf('classico');
    const draft = form.read(fen(BOARD, 'b KQkq e3 0 1'));
    expect(form.write(form.place(draft, square, undefined))).toBe(after);
  });

  test('classico: what stands there already changes nothing when it is put there again', async () => {
    const { form } = await formOf('classico');
    const text = fen(BOARD, 'b KQkq e3 0 1');
    expect(form.write(form.place(form.read(text), 'e1', 'w-king'))).toBe(text);
  });

  test('brasez: a pawn put where pawns start has not moved; the count of kings and dukes comes and goes', async () => {
    const { form } = await formOf('brasez');
    const put = (text: string, square: string, man?: string): string =>
      form.write(form.place(form.read(text), square, man));
    const kings = put(put(form.empty, 'd1', 'w-king'), 'e8', 'b-king');
    expect(kings).toBe('4k3/8/8/8/8/8/8/3K4 w - - - b 0/0 -/- 0,0 1');
    const pawn = put(kings, 'd2', 'w-pawn');
    expect(pawn).toBe('4k3/8/8/8/8/8/3P4/3K4 w - - D b 0/0 -/- 0,- 1');
    expect(put(pawn, 'd2')).toBe(kings);
    expect(put(kings, 'c2', 'w-pawn')).toContain(' - b 0/0');
  });
});

describe('what is asked besides the board', () => {
  const fieldsOf = async (game: string, options: GameOptions, text?: string): Promise<readonly string[]> => {
    const { form } = await formOf(game);
    return form.controls('pt-BR', form.read(text ?? form.empty), options).map(({ field }) => field);
  };

  test('what the rules do not have is not asked, unless the text has it', async () => {
    expect(await fieldsOf('classico', {})).toEqual(['side', 'castling', 'ep', 'halfmove', 'fullmove']);
    expect(await fieldsOf('nucleo', {})).toEqual(['side', 'halfmove', 'fullmove']);
    expect(await fieldsOf('nucleo', { castling: true })).toContain('castling');
    expect(await fieldsOf('nucleo', {}, '4k3/8/8/8/8/8/8/4K2R w K - 0 1')).toContain('castling');
  });

  test('everything that a text holds can be changed', async () => {
    expect(await fieldsOf('brasez', {})).toEqual([
      ...['side', 'castling', 'ep', 'unmoved', 'unmoved', 'token', 'token', 'duchy', 'captured', 'captured'],
      ...['clocks', 'move'],
    ]);
    expect(await fieldsOf('senet', {})).toEqual(['player', 'die', 'board']);
  });
});
