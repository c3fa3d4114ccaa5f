import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadView } from '../../src/games/registry.js';
import { CHAPTERS } from '../../src/manual/contents.js';
import { Exercise } from '../../src/manual/exercise.js';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

async function startTask(game: string, id: string): Promise<Exercise> {
  const view = await loadView(game);
  const task = CHAPTERS.find((chapter) => chapter.id === game)?.tasks.find((item) => item.id === id);
  if (view === undefined || task === undefined) throw new Error(`${game}: ${id}`);
  return new Exercise(view, task);
}

async function pick(exercise: Exercise, ...places: readonly string[]): Promise<void> {
  for (const place of places) {
    exercise.practice.session.pick(place);
    await vi.advanceTimersByTimeAsync(1);
  }
}

test('[P-NF2] what is said of a wrong move goes with the next try', async () => {
  const exercise = await startTask('brasez', 'pulo-do-sumo-sacerdote');
  await pick(exercise, 'd4', 'e5');
  expect(exercise.state.value).toBe('other');
  await vi.advanceTimersByTimeAsync(1000);
  expect(exercise.state.value).toBe('other');
  await pick(exercise, 'd4');
  expect(exercise.state.value).toBe('open');
  await pick(exercise, 'b6');
  expect(exercise.state.value).toBe('done');
  exercise.close();
});

test('[P-NF2] a refusal takes the place of what was said of a wrong move', async () => {
  const exercise = await startTask('brasez', 'pulo-do-sumo-sacerdote');
  await pick(exercise, 'd4', 'e5');
  await vi.advanceTimersByTimeAsync(1000);
  await pick(exercise, 'h7');
  await vi.waitFor(() => expect(exercise.practice.session.notices.notice.value).toBeDefined());
  expect(exercise.state.value).toBe('open');
  exercise.close();
});

test('[P-NF2] each wrong move is told, also right after another', async () => {
  const exercise = await startTask('brasez', 'pulo-do-sumo-sacerdote');
  for (const misses of [1, 2]) {
    await pick(exercise, 'd4', 'e5');
    expect(exercise.misses.value).toBe(misses);
    expect(exercise.state.value).toBe('other');
    await vi.advanceTimersByTimeAsync(1000);
  }
  exercise.close();
});
