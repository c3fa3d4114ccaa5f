import type { Page } from '@playwright/test';
import { WRITTEN_GAMES } from '../../test/store/device.js';
import { plainStudy, studyOf } from '../../test/store/games/studies.js';
import { linesAfter, playScript } from '../../test/store/scripts.js';

const NAMES = ['Ana', 'Beto', 'Célia', 'Davi', 'Elisa', 'Fábio', 'Gilda', 'Heitor', 'Iara', 'João'];
const OPENINGS = ['B90', 'C68', 'D30', 'A00', 'E60', 'C42'];
const EVENTS = ['Torneio da escola', 'Aberto de Recife', 'Circuito de Natal'];
const RESULTS = ['1-0', '0-1', '1/2-1/2'] as const;
const DAY = 86_400_000;
const FIRST = Date.UTC(2026, 5, 1, 12);

type Row = { readonly store: string; readonly value: unknown; readonly key?: unknown };

/** Rows of matches against the computer and between people, some finished, some not, with their journals. */
function rowsOfMatches(count: number): readonly Row[] {
  const scripts = WRITTEN_GAMES.map((written, i) => playScript(written, 20 + i, 24));
  return Array.from({ length: count }, (__, n) => {
    const script = scripts[n % scripts.length];
    const lines = linesAfter(script);
    const { outcome: _, ...summary } = script.steps[script.steps.length - 1].summary;
    const [first, second] = script.gameMatch.written.game.players;
    const isOver = n % 5 !== 0;
    const level = 1 + (n % 10);
    const rival = n % 3 === 0 ? { name: 'Beto', kind: 'person' } : { name: '', kind: 'computer', level };
    const winner = [first, second, null][n % 7 < 4 ? 0 : n % 2 === 0 ? 1 : 2];
    const outcome = isOver ? { outcome: { winner, reason: winner === null ? 'agreement' : 'resign' } } : {};
    const created = FIRST + (n % 170) * DAY;
    const players = [{ name: NAMES[n % 3], kind: 'person' }, rival];
    const id = `match-${n}`;
    return [
      {
        store: 'games',
        value: {
          ...{ id, created, updated: created + n * 1000, lines: lines.length - 1 },
          summary: { ...summary, players, ...outcome },
        },
      },
      ...lines.map((line, i) => ({ store: 'lines', value: line, key: [id, i] })),
      { store: 'openings', value: { id, plies: summary.plies, opening: OPENINGS[n % OPENINGS.length] } },
    ];
  }).flat();
}

/** Rows of studies of classic chess, with what a file tells about them. */
function rowsOfStudies(count: number): readonly Row[] {
  const [classico] = WRITTEN_GAMES;
  const texts = Array.from({ length: 12 }, (_, seed) => studyOf(classico, seed, 'study'));
  return Array.from({ length: count }, (_, n) => {
    const { summary, text } = texts[n % texts.length];
    const players = [NAMES[n % NAMES.length], NAMES[(n * 7 + 3) % NAMES.length]] as const;
    const { id, ...study } = plainStudy(`study-${n}`, { created: FIRST + n, updated: FIRST + n * 1000 });
    const about = {
      ...{ players, result: RESULTS[n % RESULTS.length], origin: 'imported', file: 'torneio.pgn' },
      date: `2026.0${1 + (n % 9)}.1${n % 10}`,
      event: EVENTS[n % EVENTS.length],
      opening: OPENINGS[n % OPENINGS.length],
    };
    const { created, updated } = study;
    return [
      { store: 'studies', value: { id, created, updated, summary: { ...summary, ...about } } },
      { store: 'studyTexts', value: text, key: id },
    ];
  }).flat();
}

/** Puts so many of each on the device of a page that has the app open. */
export async function fillShelf(page: Page, matches: number, studies: number): Promise<void> {
  const rows = [...rowsOfMatches(matches), ...rowsOfStudies(studies)];
  for (let at = 0; at < rows.length; at += 20_000) await page.evaluate(putRows, rows.slice(at, at + 20_000));
}

/** Runs in the page. */
async function putRows(rows: readonly Row[]): Promise<void> {
  const opened = indexedDB.open('tabuleiro');
  await new Promise((resolve) => opened.addEventListener('success', resolve));
  const database = opened.result;
  const transaction = database.transaction([...new Set(rows.map(({ store }) => store))], 'readwrite');
  for (const { store, value, key } of rows) {
    if (key === undefined) transaction.objectStore(store).put(value);
    else transaction.objectStore(store).put(value, key as IDBValidKey);
  }
  await new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve);
    transaction.addEventListener('error', reject);
  });
  database.close();
}
