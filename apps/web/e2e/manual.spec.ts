import { play, replay } from '@tabuleiro/game';
import { positionOf } from '../src/games/position.js';
import { loadView } from '../src/games/registry.js';
import { CHAPTERS } from '../src/manual/contents.js';
import { isAccepted } from '../src/manual/task.js';
import { manualWords } from '../src/words/manual.js';
import { violations } from './fixtures/axe.js';
import { axe, expect, hears, test } from './fixtures.js';
import { hurry } from './play/hurry.js';
import { Pupil } from './play/pupil.js';
import { openSketch } from './play/scenes.js';

for (const { id, game, tasks } of CHAPTERS) {
  if (game === undefined) continue;
  test(`[P-NF2] [P-NF1] the tutorial of ${id} is done by keyboard alone`, async ({ page }) => {
    const view = await loadView(game);
    if (view === undefined) throw new Error(`${game} has no view`);
    const { game: rules } = view.written;
    await hurry(page);
    const pupil = new Pupil(page, view);
    await page.goto(`./#/manual/${id}/tutorial/${tasks[0]?.id}`);
    for (const [i, task] of tasks.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(task.text['pt-BR'].title);
      const start = rules.notation.parsePosition(task.position, task.options);
      if (!start.ok) throw new Error(task.position);
      let state = start.value;
      for (const [done, { accepts, replies = [] }] of task.steps.entries()) {
        const turn = rules.turn(state);
        const legal = rules.moves(state).map((move) => rules.notation.formatMove(move));
        const solves = (text: string): boolean => {
          const after = play(rules, state, text);
          if (turn.kind === 'over' || !after.ok) return false;
          return isAccepted(accepts, rules, { text, by: turn.player, after: after.value });
        };
        const action = legal.sort().find(solves) ?? '';
        if (turn.kind === 'chance') await pupil.throws(action);
        else await pupil.play(positionOf(view, state), action);
        await expect(page.locator('.task-status')).toHaveAttribute('data-step', String(done + 1));
        const next = replay(rules, state, [action, ...replies]);
        if (!next.ok) throw new Error(`${task.id}: ${action}`);
        state = next.value;
      }
      await expect(page.locator('.task-status.is-done')).toBeVisible();
      await expect(page.locator('.practice-acts a')).toBeFocused();
      if (i < tasks.length - 1) await page.keyboard.press('Enter');
    }
    await page.goto(`./#/manual/${id}`);
    await expect(page.locator('.tasks .is-done')).toHaveCount(tasks.length);
    await page.reload();
    await expect(page.locator('.tasks .is-done')).toHaveCount(tasks.length);
  });
}

/** One article of each chapter; all of them in the deep tests. */
for (const { id, game, articles } of CHAPTERS) {
  if (game === undefined) continue;
  for (const [shown, title] of [
    [articles.slice(0, 1), 'the first example'],
    [articles, 'every example @deep'],
  ] as const)
    test(`[P-NF2] [P-NF1] what ${title} of ${id} shows can be played by keyboard alone`, async ({ page }) => {
      const view = await loadView(game);
      if (view === undefined) throw new Error(`${game} has no view`);
      const { game: rules } = view.written;
      await hurry(page);
      const pupil = new Pupil(page, view);
      for (const { id: article, examples } of shown)
        for (const [i, { position, options, legal }] of examples.entries()) {
          await page.goto('./#/manual');
          await page.goto(`./#/manual/${id}/${article}`);
          const example = page.locator('.example').nth(i);
          await expect(example.locator('.board-frame')).toBeVisible();
          // The boards of an article are alike: Tab is to lead around this one.
          await page.locator('.example').evaluateAll((all, at) => {
            for (const [n, other] of all.entries()) other.toggleAttribute('inert', n !== at);
          }, i);
          const start = rules.notation.parsePosition(position, options);
          if (!start.ok) throw new Error(position);
          const scene = positionOf(view, start.value);
          const [action] = legal;
          if (rules.turn(start.value).kind === 'chance') await pupil.throws(action);
          else await pupil.play(scene, action);
          const move = rules.notation.parseMove(start.value, action);
          if (!move.ok) throw new Error(action);
          await hears(page, view.say('pt-BR', scene.withMove(move.value)));
        }
    });
}

test('[P-NF2] from the first page to the first task of Brasez, which stays when it is done', async ({
  page,
}) => {
  await page.goto('./');
  await page.getByRole('link', { name: 'Aprender: manual e tutoriais' }).click();
  await page.getByRole('link', { name: 'Tutorial: Brasez' }).click();
  await page.locator('[data-place="e1"]').click();
  await expect(page.locator('.task-status.is-done')).toContainText('Muito bem!');
  await page.getByRole('link', { name: 'Próxima tarefa' }).click();
  await expect(page.locator('.crumb')).toContainText('Tarefa 2 de');
});

test('[P-NF2] a refused move leads to its article, whose board plays by the same rules', async ({ page }) => {
  const table = await openSketch(page, {
    game: 'brasez',
    start: '8/p2P4/7k/3G4/8/8/8/K7 w - - - w 1/0 -/- 0,- 1',
  });
  await table.at('d5').click();
  await page.locator('.notice a').click();
  await expect(page).toHaveURL(/#\/manual\/brasez\/[a-z-]+$/);
  const example = page.locator('.example').first();
  await example.getByRole('button', { name: 'Mostrar o lance' }).click();
  await expect(example.locator('.status-last')).toContainText('Último lance:');
  await example.getByRole('button', { name: 'Recomeçar' }).click();
  await expect(example.locator('.status-last')).toHaveCount(0);
  await expect(example.locator('.allowed li').first()).toBeVisible();
  await page.getByRole('link', { name: 'Voltar à partida' }).click();
  // The article has several boards.
  await expect(table.status).toHaveCount(1);
  await expect(table.status).toBeVisible();
});

test('[P-NF2] the manual is searched without accents; a wrong move of a task is taken back', async ({
  page,
}) => {
  await page.goto('./#/manual');
  await page.getByRole('searchbox', { name: 'Procurar no manual' }).fill('agua');
  await page.locator('.article-links a', { hasText: 'Senet' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Água/);

  const task = CHAPTERS.find(({ id }) => id === 'brasez')?.tasks.find(
    ({ steps: [{ accepts }] }) => Array.isArray(accepts) && accepts.length === 1,
  );
  await page.goto(`./#/manual/brasez/tutorial/${task?.id}`);
  const wrong = page.locator('[data-marks~="source"]').first();
  await wrong.click();
  const targets = page.locator('[data-marks~="move"], [data-marks~="capture"], [data-marks~="push"]');
  await targets.last().click();
  await hears(page, 'Esse lance vale, mas não é o que a tarefa pede. Ele foi desfeito: tente outro.');
});

test('[P-NF2] on a phone the board and what is said of a move are seen at once; a task that is done says so again', async ({
  page,
}) => {
  const { tasks = [] } = CHAPTERS.find(({ id }) => id === 'brasez') ?? {};
  const done = tasks.find(({ id }) => id === 'grao-lorde')?.text['pt-BR'].done ?? 'no such task';
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('./#/manual/brasez/tutorial/grao-lorde');
  const seen = async (): Promise<void> => {
    for (const part of ['.task-text', '.board-frame', '.task-status'])
      await expect(page.locator(part)).toBeInViewport({ ratio: 1 });
  };
  await page.locator('[data-place="d4"]').click();
  await page.locator('[data-place="d5"]').click();
  const other = manualWords['pt-BR'].other;
  await expect(page.locator('.task-status')).toContainText(other);
  await seen();
  await expect(page.locator('[data-place="d4"]')).toHaveAttribute('data-marks', /source/);
  await page.locator('[data-place="d4"]').click();
  await expect(page.locator('.task-status')).not.toContainText(other);
  await page.locator('[data-place="d6"]').click();
  await expect(page.locator('.task-status.is-done')).toBeInViewport({ ratio: 1 });

  await hears(page, done);
  await page.locator('[data-place="d6"]').focus();
  await page.keyboard.press('Enter');
  await hears(page, done);

  await page.goto('./#/manual/brasez/tutorial/retirar-o-grao-duque');
  await page.locator('[data-place="b1"]').click();
  await page.locator('[data-place="a3"]').click();
  await seen();
  const answers = await page.locator('.pending-line button').evaluateAll((all) =>
    all.map((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return Math.round((top + bottom) / 2);
    }),
  );
  expect(answers.length).toBe(3);
  expect(new Set(answers).size, 'the answers stand in one line').toBe(1);
});

const PAGES = CHAPTERS.flatMap(({ id, articles, tasks }) => [
  id,
  ...articles.map((article) => `${id}/${article.id}`),
  ...tasks.map((task) => `${id}/tutorial/${task.id}`),
]);

/** A few pages of each kind; all of them in the deep tests. */
const SOME = CHAPTERS.flatMap(({ id, articles, tasks }) => [
  id,
  ...articles.slice(0, 1).map((article) => `${id}/${article.id}`),
  ...tasks.slice(0, 1).map((task) => `${id}/tutorial/${task.id}`),
]);

for (const [pages, title] of [
  [['', ...SOME], 'some pages of the manual'],
  [PAGES, 'every page of the manual @deep'],
] as const) {
  test(`[P-NF2] axe finds nothing on ${title}, in both languages`, async ({ page }) => {
    for (const path of pages) {
      await page.goto(`./#/manual/${path}`.replace(/\/$/, ''));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await axe(page);
      await page.locator('.header button[lang]').click();
      expect(await violations(page, 'all but colours')).toEqual([]);
    }
  });
}
