import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { buildWeb, WEB } from './build.mjs';
import { root, run, setUp } from './setup.mjs';

/** Where `.size-limit.json` looks. */
const FOLDER = join(root, 'node_modules', '.cache', 'first-load');
/** The views of the games, each fetched when it is first played, and the drawings that go with them. */
const VIEW = /^src\/games\/(\w+)\/\w+\.tsx?$/;
/** Of the languages one is fetched. */
const WORDS = /^src\/words\/[\w-]+\/app\.ts$/;
const DRAWINGS = /^src\/look\/art\/(\w+)\.tsx?$/;
/**
 * How the paths of modules begin that are fetched on demand, and needed neither at home nor to begin a game: other pages,
 * what is said when something is refused or asked for, what comes after a game, the computer, the die (which the
 * smallest game has). A test holds that they exist.
 */
export const LATER = [
  'src/pages/SettingsPage',
  'src/words/settings',
  'src/pages/HelpDialog',
  'src/pages/LibraryPage',
  'src/store/libraryStores',
  'src/pages/ManualPage',
  'src/pages/EditorPage',
  'src/editor/',
  'src/pages/OnlinePage',
  'src/pages/AnalysisPage',
  'src/analysis/',
  'src/pages/invite',
  'src/screens/online/',
  'src/pages/openText',
  'src/pages/UnopenedGame',
  'src/pages/DamagedPart',
  'src/pages/afterwards',
  'src/screens/notFound/',
  'src/screens/game/EndPanel',
  'src/screens/game/DiePanel',
  'src/screens/game/PendingLine',
  'src/screens/game/MoreList',
  'src/screens/game/CommandBox',
  'src/screens/game/Resigning',
  'src/screens/game/Figurines',
  'src/screens/game/QuestionDialog',
  'src/board/pencil/',
  'src/review/',
  'src/share/',
  'src/dice/',
  'src/language/refusalWords',
  'src/play/deviceStrength',
  'src/play/pageEngine',
  'src/play/sound',
  'src/store/tabs/channelLock',
  'src/play/queryAnswers',
  'src/play/gameExport',
  'src/play/commandRunner',
  'src/play/refusalExplanation',
  'src/play/pendingText',
  'src/board/departure',
  '../../packages/any-game/src/written/chessOpenings',
];

/** `npm run size`: how much JavaScript the first visit fetches. */
export async function main() {
  await setUp();
  await buildWeb();
  const { code, output } = await checkSize();
  console.log(output);
  process.exitCode = code;
}

export async function checkSize() {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(WEB, '.vite', 'manifest.json'), 'utf8'));
  const zipped = (file) => gzipSync(readFileSync(join(WEB, file)), { level: 9 }).length;
  for (const file of firstLoad(manifest, zipped)) copyFileSync(join(WEB, file), join(FOLDER, basename(file)));
  const { code, output } = await run('size-limit', ['--json']);
  const note = code === 0 ? `${(JSON.parse(output)[0].size / 1000).toFixed(1)} kB` : undefined;
  return { code, output, note };
}

/**
 * The files that home and a game need: the entry with all it imports, what it fetches on demand, and of the games the
 * one that weighs most, with its own drawings, in the language that weighs most.
 */
export function firstLoad(manifest, sizeOf) {
  const folders = viewsByFolder(manifest);
  const isOfGame = (key) => folders.has(VIEW.exec(key)?.[1] ?? DRAWINGS.exec(key)?.[1]);
  const isLater = (key) => LATER.some((start) => key.startsWith(start));
  const need = (key, into, fetches) => {
    if (into.has(key)) return into;
    into.add(key);
    const { imports = [], dynamicImports = [] } = manifest[key];
    const fetched = dynamicImports.filter((next) => fetches(next) && !isLater(next));
    for (const next of [...imports, ...fetched]) need(next, into, fetches);
    return into;
  };
  const entries = Object.keys(manifest).filter((key) => manifest[key].isEntry);
  const loadWith = (isWanted) => {
    const keys = entries.reduce((into, key) => need(key, into, isWanted), new Set());
    return [...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js'));
  };
  const languages = Object.keys(manifest).filter((key) => WORDS.test(key));
  const views = orNone([...folders.values()].flat());
  const loads = views.flatMap((view) => {
    const folder = VIEW.exec(view)?.[1];
    const isPlayed = (key) => !isOfGame(key) || key === view || DRAWINGS.exec(key)?.[1] === folder;
    return orNone(languages).map((words) =>
      loadWith((key) => isPlayed(key) && (!WORDS.test(key) || key === words)),
    );
  });
  const weight = (files) => files.reduce((sum, file) => sum + sizeOf(file), 0);
  return loads.reduce((most, load) => (weight(load) > weight(most) ? load : most));
}

const orNone = (keys) => (keys.length === 0 ? [undefined] : keys);

/** The views by their folder: `chess` has two. */
function viewsByFolder(manifest) {
  const fetched = new Set(Object.values(manifest).flatMap(({ dynamicImports = [] }) => dynamicImports));
  const views = [...fetched].filter((key) => VIEW.test(key));
  return new Map(
    views.map((view) => [
      VIEW.exec(view)[1],
      views.filter((other) => VIEW.exec(other)[1] === VIEW.exec(view)[1]),
    ]),
  );
}
