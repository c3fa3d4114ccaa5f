import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.js';
import { GameTester } from './play/gameTester';
import { COMPUTER, PEOPLE, TEN_MINUTES } from './play/journal.js';
import { DUKES, FAIR_DICE, FINISH, firstMoves, OPERA, openSketch, PAGES, RACE } from './play/scenes.js';
import { shiftsOf, watchShifts } from './play/shifts.js';
import { outOfSight } from './play/sight.js';

const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
/** All pages on a phone and a game also on a desk in every run, the rest in the long one. */
const when = (isInEveryRun: boolean): string => (isInEveryRun ? '' : ' @deep');

/** Pages to which a game leads: they are looked at when one comes back to them. */
const PLAYED = ['home-kept', 'damaged'];

test.describe('nothing moves by itself', () => {
  test.beforeEach(({ context }) => watchShifts(context));

  for (const size of SIZES) {
    test(`pages, at ${size.width} px${when(size.width === 390)}`, async ({ page }) => {
      await page.setViewportSize(size);
      for (const { name, show } of PAGES.filter((scene) => scene.name !== 'help')) {
        await test.step(name, async () => {
          await page.goto('about:blank');
          await show(page);
          if (PLAYED.includes(name)) await page.reload();
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await page.waitForLoadState('networkidle');
          expect.soft(await shiftsOf(page)).toEqual([]);
        });
      }
    });

    test(`a game from home to the computer's reply, hints and refusals, at ${size.width} px${when(size.width !== 768)}`, async ({
      page,
    }) => {
      await page.setViewportSize(size);
      const table = new GameTester(page);
      await table.begin('classico', { level: 1 });
      await reloaded(page);
      await table.move('h2', 'h3');
      await expect(table.moves).toHaveCount(2);
      await page.locator('.act-hint').click();
      await expect(table.notice).toContainText('Dica:');
      await table.at('d2').click();
      await table.at('d6').click();
      await expect(table.notice).toContainText('Por que não posso?');
      expect(await shiftsOf(page)).toEqual([]);
    });
  }

  test('trays and dice, opened anew', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    for (const sketch of [
      DUKES,
      { game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: '5 9-14 2 7-9' },
      { game: 'classico', players: PEOPLE, line: firstMoves(OPERA, 20) },
    ] as const) {
      await openSketch(page, sketch);
      await reloaded(page);
      expect.soft(await shiftsOf(page), sketch.game).toEqual([]);
    }
  });

  test('the end of a game, opened anew', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    await openSketch(page, { game: 'classico', players: PEOPLE, line: OPERA });
    await reloaded(page);
    expect(await shiftsOf(page)).toEqual([]);
  });

  test('a claim that becomes possible', async ({ page }) => {
    await page.setViewportSize(SIZES[2]);
    const table = await openSketch(page, { game: 'classico', players: PEOPLE });
    await table.takeTurns(['e2', 'e4'], ['d7', 'd5']);
    // The board turns for whoever is to move: that is wanted.
    const others = (await shiftsOf(page)).filter((shift) => /^(?!DIV\.board-row)\D/m.test(shift));
    expect(others).toEqual([]);
  });

  test('what can be done stays where it is, whoever is to move and whatever is asked', async ({ page }) => {
    const places = (): Promise<readonly string[]> =>
      page.locator('.act').evaluateAll((acts) =>
        acts.map((act) => {
          const { x, y, width, height } = act.getBoundingClientRect();
          return `${act.className} ${[x, y + scrollY, width, height].map(Math.round)}`;
        }),
      );
    const start = '8/p6p/7k/3G4/8/8/8/K7 w - - - w 1/0 -/- 0,- 1';
    const table = await openSketch(page, { game: 'brasez', start });
    for (const [i, size] of [...SIZES, { width: 320, height: 640 }].entries()) {
      await page.setViewportSize(size);
      await expect(table.status).toHaveText(/brancas|Ana/);
      // What stands in the bar is chosen anew once the page has seen its new size.
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const before = await places();
      await table.act('Desistir');
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await places(), `asked whether to resign, at ${size.width} px`).toEqual(before);
      await page.keyboard.press('Escape');
      await table.move(`a${1 + (i % 2)}`, `a${2 - (i % 2)}`);
      await expect(table.pending).toBeVisible();
      expect.soft(await places(), `asked whether to retire, at ${size.width} px`).toEqual(before);
      await page.keyboard.press('Enter');
      await expect(table.pending).toBeHidden();
      expect.soft(await places(), `the other's turn, at ${size.width} px`).toEqual(before);
      await table.takeTurns([`h${6 - (i % 2)}`, `h${5 + (i % 2)}`]);
    }
  });

  test('the computer throws and moves', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    const table = await openSketch(page, {
      ...{ game: 'senet', players: COMPUTER, dice: FAIR_DICE },
      line: '5 9-14',
    });
    await reloaded(page);
    await page.locator('.die-box .button').click();
    await table.marked('source').first().click();
    await table.marked('move', 'swap').first().click();
    await expect(table.moves.nth(6)).toBeVisible();
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('what counts is seen without scrolling', () => {
  const CHESS = { game: 'classico', players: COMPUTER, line: firstMoves(OPERA, 24) } as const;
  const SENET = { game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: '5 9-14 2 7-9' } as const;

  for (const [sketch, least] of [
    [CHESS, 0.8],
    [DUKES, 0.8],
    // What is thrown, said and done is on the same screen.
    [SENET, 0.4],
  ] as const)
    test(`a phone on its side shows the whole board and both players: ${sketch.game}`, async ({ page }) => {
      await page.setViewportSize({ width: 844, height: 390 });
      const table = await openSketch(page, sketch);
      for (const part of [table.grid, page.locator('.seat.near'), page.locator('.seat.far')])
        await expect(part).toBeInViewport({ ratio: 1 });
      const box = await table.grid.boundingBox();
      expect(box?.height ?? 0).toBeGreaterThan(390 * least);
    });

  test('a phone held upright shows the board, whose turn it is and everything that can be done', async ({
    page,
  }) => {
    await page.setViewportSize(SIZES[0]);
    const table = await openSketch(page, CHESS);
    for (const part of [table.grid, page.locator('.status-turn'), page.locator('.act-more')])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('after the game: its result, and on a desk both players and the last moves', async ({ page }) => {
    await page.setViewportSize(SIZES[0]);
    const table = await openSketch(page, { game: 'classico', players: COMPUTER, line: OPERA });
    await expect(table.result).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(SIZES[2]);
    for (const part of [table.result, page.locator('.seat.near'), page.locator('.moves-list')])
      await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('on a desk the last moves of Senet are beside its die', async ({ page }) => {
    await page.setViewportSize(SIZES[2]);
    const table = await openSketch(page, { ...SENET, line: firstMoves(RACE, 97) });
    await expect(table.moves.last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('the analysis board is on one screen', () => {
  /** One move into a game: what is said of a move is there then. */
  async function analyse(page: Page, game: 'classico' | 'brasez'): Promise<GameTester> {
    const board = new GameTester(page);
    await page.goto(`./#/analise/${game}`);
    await expect(board.grid).toBeVisible();
    if (game === 'brasez') for (const king of ['e1', 'e8']) await board.at(king).click();
    await board.move('d2', 'd3');
    await expect(page.locator('.engine-line')).toHaveCount(3);
    await expect(page.locator('.engine-outcomes')).toBeVisible();
    return board;
  }

  for (const game of ['classico', 'brasez'] as const) {
    test(`on a phone nothing but the part below the board scrolls, and nothing lies on the board, also while one writes: ${game}`, async ({
      page,
    }) => {
      const board = await analyse(page, game);
      for (const isWriting of [false, true]) {
        if (isWriting) await board.at('d3').press('/');
        await expect(page.locator('.command')).toHaveCount(isWriting ? 1 : 0);
        for (const [width, height] of [
          [390, 844],
          [360, 640],
        ] as const) {
          const name = `at ${width} × ${height}${isWriting ? ', writing' : ''}`;
          await page.setViewportSize({ width, height });
          await expect
            .poll(() => page.evaluate(() => document.documentElement.scrollHeight), name)
            .toBeLessThanOrEqual(height);
          const parts = [
            '.header',
            '.far .tray',
            '.board',
            '.evaluation-bar',
            '.near .tray',
            '.analysis-panel',
          ];
          const boxes = await page.evaluate(
            (wanted) =>
              wanted.flatMap((part) => {
                const box = document.querySelector(part)?.getBoundingClientRect();
                return box === undefined ? [] : [{ part, top: box.top, bottom: box.bottom }];
              }),
            parts,
          );
          for (const [i, { part, top }] of boxes.entries())
            expect.soft(top, `${part} ${name}`).toBeGreaterThanOrEqual((boxes[i - 1]?.bottom ?? 0) - 1);
          await expect(board.grid).toBeInViewport({ ratio: 1 });
        }
      }
    });

    test(`on a desk everything that can be done is in sight, and some moves of the tree: ${game}`, async ({
      page,
    }) => {
      await analyse(page, game);
      for (const [width, height] of [
        [1024, 768],
        [1280, 800],
        [1920, 1080],
      ] as const) {
        const name = `at ${width} × ${height}`;
        await page.setViewportSize({ width, height });
        const deeds = [
          '.engine-line',
          '.nag',
          '.notes-comment',
          '.notes-deeds .chip',
          '.analysis-tools .act',
        ];
        expect.soft(await page.evaluate(outOfSight, deeds), name).toEqual([]);
        const { hidden, rows } = await page.evaluate(() => {
          const panel = document.querySelector('.analysis-panel');
          const [tree, row] = ['.tree-box', '.tree-row'].map((part) => document.querySelector(part));
          return {
            hidden: (panel?.scrollHeight ?? 0) - (panel?.clientHeight ?? 0),
            rows: (tree?.clientHeight ?? 0) / (row?.clientHeight ?? 1),
          };
        });
        expect.soft(hidden, `hidden ${name}`).toBeLessThanOrEqual(1);
        expect.soft(rows, `rows of the tree ${name}`).toBeGreaterThanOrEqual(width === 1024 ? 3 : 4);
      }
    });
  }

  test('where not all of it fits beside the board, what can be done with the whole stays in sight', async ({
    page,
  }) => {
    const board = await analyse(page, 'brasez');
    await page.setViewportSize({ width: 1024, height: 640 });
    await board.at('d3').press('/');
    expect(await page.evaluate(outOfSight, ['.analysis-tools .act'])).toEqual([]);
    // What has the focus is not behind it.
    await page.locator('.notes-deeds .chip').last().focus();
    const [chip, tools] = [
      await page.locator('.notes-deeds .chip').last().boundingBox(),
      await page.locator('.analysis-tools').boundingBox(),
    ];
    expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThanOrEqual(tools?.y ?? 0);
  });

  test('a piece that is touched before the die says so in sight, also while one writes', async ({ page }) => {
    const board = new GameTester(page);
    await page.goto('./#/analise/senet');
    await expect(page.locator('.throw')).toHaveCount(5);
    for (const isWriting of [false, true]) {
      if (isWriting) await page.getByRole('gridcell').first().press('/');
      await expect(page.locator('.command')).toHaveCount(isWriting ? 1 : 0);
      for (const [width, height] of [
        [1280, 800],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        await board.at('9').click();
        await expect(board.notice).toContainText('Escolha primeiro o que o dado mostra.');
        await expect(board.notice, `at ${width} × ${height}`).toBeInViewport({ ratio: 1 });
      }
    }
  });
});

test('what is done with a hand lies at the hand that plays', async ({ page }) => {
  const table = await openSketch(page, {
    game: 'senet',
    players: COMPUTER,
    dice: FAIR_DICE,
    line: '5 9-14 2 7-9',
  });
  const address = page.url();
  const middle = async (part: string): Promise<number> => {
    const box = await page.locator(part).boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0) / 2;
  };
  for (const hand of ['right', 'left']) {
    await page.goto('./#/ajustes');
    await page.getByLabel('Mão que joga').selectOption(hand);
    await page.goto(address);
    await expect(table.grid).toBeVisible();
    for (const [width, height] of [
      [768, 1024],
      [844, 390],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      for (const part of ['.dice', '.seat.near .tray', '.act-more']) {
        const isRight = (await middle(part)) > (await middle('.board'));
        expect.soft(isRight, `${part}, ${hand}, at ${width} px`).toBe(hand === 'right');
      }
    }
  }
});

test.describe('on a telephone', () => {
  // Its scroll bar takes no room.
  test.use({ isMobile: true, hasTouch: true });

  test('[P-NF1] (point 20) setting up a position on a phone, every piece can be hit, beside a board as wide as the page', async ({
    page,
  }) => {
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ]) {
      await page.setViewportSize({ width, height });
      for (const [game, least] of [
        ['classico', 40],
        ['nucleo', 40],
        ['brasez', 40],
        ['senet', 31],
      ] as const) {
        const name = `${game}, ${width} px`;
        await page.goto(`./#/editor/${game}`);
        await expect(page.getByRole('grid')).toBeVisible();
        const sizes = await page
          .locator('.stamp')
          .evaluateAll((stamps) => stamps.map((stamp) => stamp.getBoundingClientRect()));
        expect
          .soft(Math.min(...sizes.map((size) => Math.min(size.width, size.height))), name)
          .toBeGreaterThanOrEqual(44);
        expect.soft(Math.max(...sizes.map(({ right }) => right)), name).toBeLessThanOrEqual(width);
        const cell = await page.getByRole('gridcell').first().boundingBox();
        expect.soft(cell?.width, name).toBeGreaterThanOrEqual(least);
        // Each side begins its own row with its tool.
        const tools = await page
          .locator('.stamp.is-tool')
          .evaluateAll((stamps) => stamps.map((stamp) => stamp.getBoundingClientRect().left));
        expect.soft(new Set(tools).size, name).toBe(1);
      }
    }
  });
});

test('no word sticks out of its button, and lost pieces are large enough to be told apart', async ({
  page,
}) => {
  for (const sketch of [{ game: 'classico', line: firstMoves(OPERA, 24) }, DUKES] as const) {
    await openSketch(page, sketch);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wide = await page
        .locator('.act > span, .tray > span')
        .evaluateAll((words) =>
          words
            .filter((word) => word.scrollWidth > (word.parentElement?.clientWidth ?? 0))
            .map((word) => word.textContent),
        );
      expect(wide, `at ${size.width} px`).toEqual([]);
    }
    const piece = await page.locator('.heap-piece > svg').first().boundingBox();
    expect(Math.min(piece?.width ?? 0, piece?.height ?? 0)).toBeGreaterThan(20);
  }
});

/** Forty letters without a blank: the longest name that the form takes. */
const LONG_NAMES = ['Wolfeschlegelsteinhausenbergerdorffwelch', 'M'.repeat(40)] as const;

test('[P-NF1] a name of forty letters makes no page wider, and is there in full', async ({ page }) => {
  const players = LONG_NAMES.map((name) => ({ name, kind: 'person' }) as const);
  const pair = { players: [players[0], players[1]] as const };
  const expectNarrow = async (what: string, widths = [320, 390, 768, 1440]): Promise<void> => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 700 });
      // Plots are drawn anew once they have seen their new width.
      await expect.poll(() => page.evaluate(widerThanThePage), `${what}, at ${width} px`).toEqual([]);
    }
  };
  await page.goto('./#/nova/classico');
  await page.getByRole('radio', { name: 'Outra pessoa' }).check({ force: true });
  for (const [i, name] of LONG_NAMES.entries()) {
    await page.locator('input[autocomplete], input[type=text]').nth(i).fill(name);
  }
  await expect(page.locator('.agreed')).toContainText(LONG_NAMES[0]);
  await expectNarrow('new game');
  const clock = TEN_MINUTES;
  for (const sketch of [
    { game: 'classico', ...pair, clock, line: firstMoves(OPERA, 24) },
    { game: 'classico', ...pair, line: OPERA },
    { ...DUKES, ...pair, clock },
    { game: 'senet', ...pair, clock, line: '5 9-14' },
    { ...FINISH, ...pair },
  ] as const) {
    await openSketch(page, sketch);
    await page.waitForLoadState('networkidle');
    await expectNarrow(sketch.game);
    for (const [i, name] of LONG_NAMES.entries()) {
      const shown = page.locator('.player-name').nth(i);
      await expect(page.locator('.player-name', { hasText: name }), sketch.game).toBeVisible();
      await expect(shown).toHaveAttribute('title', /^.{40}$/);
    }
    await page.emulateMedia({ media: 'print' });
    await expectNarrow(`${sketch.game}, printed`, [768]);
    await page.emulateMedia({ media: null });
  }
  // At the widest, words and numbers of a review stand beside each other.
  const tooWide = await page
    .locator('.review-words, .totals')
    .evaluateAll((parts) => parts.filter((part) => part.scrollWidth > part.clientWidth).length);
  expect(tooWide).toBe(0);
  const offered = [{ kind: 'offer', by: 'w', spent: 0 }];
  await openSketch(page, { game: 'classico', ...pair, line: firstMoves(OPERA, 8), after: offered });
  await expectNarrow('a draw offer');
  await page.locator('.act-resign').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNarrow('resigning');
  await page.goto('./#/');
  await expect(page.locator('.mini-board').first()).toBeVisible();
  await expectNarrow('home');
  await page
    .getByRole('button', { name: /^Apagar esta partida/ })
    .first()
    .click();
  await expectNarrow('deleting');
});

test('on a desk no turn of several throws runs into the next one', async ({ page }) => {
  await openSketch(page, { game: 'senet', players: COMPUTER, dice: FAIR_DICE, line: firstMoves(RACE, 97) });
  for (const width of [1000, 1200, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    const heights = await page
      .locator('.moves-turn')
      .evaluateAll((turns) =>
        turns.map((turn) => turn.scrollHeight - (turn.parentElement?.clientHeight ?? 0)),
      );
    expect(heights.length).toBeGreaterThan(20);
    expect(Math.max(...heights), `at ${width} px`).toBeLessThanOrEqual(1);
  }
});

test('on a phone the level is read, no word of the result is broken, and throws stand in a column', async ({
  page,
}) => {
  const table = await openSketch(page, FINISH);
  await expect(page.locator('#end-title')).toBeVisible();
  for (const size of [
    { width: 320, height: 568 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await expect(table.grid).toBeVisible();
    const seen = await page.evaluate(() => {
      const range = document.createRange();
      const note = document.querySelector('.player-note');
      const level = note?.firstChild;
      if (!note || !level) return undefined;
      range.setStart(level, 0);
      range.setEnd(level, '(nível 4'.length);
      const title = document.querySelector('#end-title')?.firstChild;
      const lines = [...(title?.textContent ?? '').matchAll(/\S+/g)].map(({ 0: word, index }) => {
        if (!title) return 0;
        const part = document.createRange();
        part.setStart(title, index);
        part.setEnd(title, index + word.length);
        return part.getClientRects().length;
      });
      const throws = [...document.querySelectorAll('.moves-move.is-throw')];
      const middle = (element: Element | null | undefined): number => {
        const { top, bottom } = element?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
        return (top + bottom) / 2;
      };
      return {
        isLevelRead: range.getBoundingClientRect().right <= note.getBoundingClientRect().right,
        lines,
        tooHigh: [...document.querySelectorAll('.moves-turn')].filter(
          (turn) => turn.scrollHeight > (turn.parentElement?.clientHeight ?? 0) + 1,
        ).length,
        columns: new Set(throws.map((die) => Math.round(die.getBoundingClientRect().left))).size,
        apart: throws.filter((die) => Math.abs(middle(die) - middle(die.nextElementSibling)) > 4).length,
      };
    });
    expect(seen, `at ${size.width} px`).toEqual({
      isLevelRead: true,
      lines: [1, 1],
      tooHigh: 0,
      columns: 1,
      apart: 0,
    });
  }
});

/** Runs in the page: what sticks out of it at its side, outermost first. What may be wider than the page scrolls by itself. */
function widerThanThePage(): readonly string[] {
  const { documentElement: root } = document;
  if (root.scrollWidth <= root.clientWidth) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 1)
    .slice(0, 6)
    .map((element) => `${element.tagName} ${element.className} ${element.getBoundingClientRect().right}`);
}

/** The game as it is found when one comes back to it. */
async function reloaded(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByRole('grid')).toBeVisible();
  await page.waitForLoadState('networkidle');
}

for (const [motion, isMoving] of [
  ['reduce', false],
  ['no-preference', true],
] as const) {
  test(`[P-NF1] with motion: ${motion}, pieces and die ${isMoving ? 'move' : 'are where they go at once'}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.addInitScript(countAnimations);
    const table = await openSketch(page, { game: 'classico', players: PEOPLE });
    await table.move('e2', 'e4');
    await expect(table.moves).toHaveCount(1);
    await page.getByRole('button', { name: 'Desistir' }).click();
    await page.keyboard.press('Escape');
    await openSketch(page, { game: 'senet', dice: FAIR_DICE });
    await page.locator('.die-box .button').click();
    await expect(table.moves).toHaveCount(1);
    const count = await page.evaluate(() => window.animations ?? -1);
    if (isMoving) expect(count).toBeGreaterThan(0);
    else expect(count).toBe(0);
  });
}

declare global {
  interface Window {
    animations?: number;
  }
}

/** Runs in the page: every animation and transition that ever ran; one without a duration only waits, and moves nothing. */
function countAnimations(): void {
  window.animations = 0;
  const count = (): void => {
    const running = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getTiming().duration !== 0);
    window.animations = (window.animations ?? 0) + running.length;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}

test('[P-NF1] (point 23) what is chosen beside the board lies at the hand that plays', async ({ page }) => {
  const isLeft = async (first: string, second: string): Promise<boolean> => {
    const [a, b] = [await page.locator(first).boundingBox(), await page.locator(second).boundingBox()];
    return (a?.x ?? 0) < (b?.x ?? 0);
  };
  const [duchy, bar, deeds, board] = ['[data-place=duchy-w]', '.near .player-bar', '.game-acts', '.board'];
  for (const hand of ['right', 'left']) {
    await page.goto('./#/ajustes');
    await page.getByLabel('Mão que joga').selectOption(hand);
    await openSketch(page, DUKES);
    await page.setViewportSize(SIZES[0]);
    expect(await isLeft(duchy, bar)).toBe(hand === 'left');
    await page.setViewportSize(SIZES[2]);
    expect(await isLeft(duchy, bar)).toBe(hand === 'left');
    expect(await isLeft(deeds, board)).toBe(hand === 'left');
  }
});
