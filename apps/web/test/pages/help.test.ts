import { LANGS, type Lang } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { analysisKeyOf } from '../../src/analysis/keys.js';
import { type KeyAction, keyAction, type Press } from '../../src/board/keyboard.js';
import { QUERIES } from '../../src/board/model.js';
import { PENCIL_KEYS } from '../../src/board/pencil/pencilInput.js';
import { EDITOR_QUERIES, editorKeyOf } from '../../src/editor/keys.js';
import { libraryKeyOf } from '../../src/library/keys.js';
import { HELP_CHORD } from '../../src/pages/helpKey.js';
import { keysOf, topicOf } from '../../src/pages/helpParts.js';
import { parseRoute } from '../../src/route.js';
import { helpWords } from '../../src/words/help.js';
import { HELP_TOPICS, type HelpEntry, type HelpTopic, KEY_PARTS } from '../../src/words/types/help.js';
import { chessBoard, START, senetBoard } from '../board/boards.js';

const entriesOf = (lang: Lang, topic: HelpTopic): readonly HelpEntry[] =>
  KEY_PARTS.flatMap((part) => keysOf(helpWords[lang], topic, part));

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];
const NAMED = [
  ...['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'PageUp', 'PageDown'],
  ...['Enter', ' ', 'Escape', 'Delete', 'Backspace', 'Insert', 'F2'],
];
const PRINTED = [...LETTERS, ...'0123456789', ...'`-=[]\\;\',./~!@#$%^&*()_+{}|:"<>?'];
const HELD = ['', 'Shift+', 'Ctrl+', 'Ctrl+Shift+'] as const;

function pressOf(key: string, held: (typeof HELD)[number]): Press {
  const shiftKey = held.includes('Shift');
  const isDigit = /^\d$/.test(key);
  return {
    key: shiftKey && LETTERS.includes(key) ? key.toUpperCase() : key,
    code: isDigit ? `Digit${key}` : '',
    ...{ shiftKey, ctrlKey: held.includes('Ctrl'), altKey: false, metaKey: false, repeat: false },
  };
}

/** What a key does, in any words that tell one deed from another; undefined where it does nothing of use. */
type Deed = (press: Press) => string | undefined;

/** The keys of a screen, as `Shift+m`; with Shift only where that makes a difference. */
function handled(deed: Deed): readonly string[] {
  return HELD.flatMap((held) =>
    [...NAMED, ...PRINTED].flatMap((key) => {
      const does = deed(pressOf(key, held));
      const isSame = held.endsWith('Shift+') && does === deed(pressOf(key, held === 'Shift+' ? '' : 'Ctrl+'));
      return does === undefined || isSame ? [] : [held + key];
    }),
  );
}

const BOARDS = [
  { model: chessBoard(START), focus: 'd4' },
  { model: senetBoard([3, 26], [4]), focus: '15' },
];

/** The letters of pieces, in Portuguese. */
const PIECES = [
  ...new Set(BOARDS.flatMap(({ model }) => model.cells.flatMap(({ man }) => man?.letter ?? []))),
];

/** What the keys of a board do, of chess or of Senet: nothing where there is an edge, or no such piece. */
function onBoards(isMeant: (action: KeyAction) => boolean = () => true): Deed {
  return (press) => {
    const actions = BOARDS.map(({ model, focus }) => keyAction(model, focus, press, true));
    const useful = actions.filter(
      (action) =>
        action !== undefined &&
        action.intent?.kind !== 'bump' &&
        action.intent?.kind !== 'none-found' &&
        isMeant(action),
    );
    return useful.length === 0 ? undefined : JSON.stringify(useful);
  };
}

const onDrawing: Deed = ({ key, ctrlKey }) =>
  !ctrlKey && PENCIL_KEYS.includes(key) ? `draws ${key}` : undefined;
const helps: Deed = ({ key, ctrlKey }) => (!ctrlKey && key === HELP_CHORD.key ? 'helps' : undefined);

/** On the board arrows walk with Shift only. */
const onAnalysis: Deed = (press) => {
  const isCharacter = press.key.length === 1 && !press.ctrlKey;
  if (press.shiftKey && isCharacter) return undefined;
  const deed = analysisKeyOf(press);
  const isStep = /^(Arrow|Home|End)/.test(press.key);
  return isStep && !press.shiftKey ? undefined : deed;
};

const onGamePage: Deed = ({ key, shiftKey, ctrlKey }) => {
  if (ctrlKey) return undefined;
  if (key === '/' || key === '-') return `page ${key}`;
  return shiftKey && (key === 'ArrowLeft' || key === 'ArrowRight') ? `walks ${key}` : undefined;
};

function onEditor(): Deed {
  const board = onBoards(
    ({ intent }) =>
      intent?.kind !== 'sound' && (intent?.kind !== 'query' || EDITOR_QUERIES.includes(intent.query)),
  );
  return (press) => {
    const letter = press.key.toLowerCase();
    if (!press.ctrlKey && PIECES.includes(letter)) return `puts ${press.key}`;
    // The letter of any other piece finds none, and nothing can be picked up but by the tools.
    const isLetter = LETTERS.includes(letter) && !press.ctrlKey;
    const asked = board(press);
    return editorKeyOf(press) ?? (isLetter && asked?.includes('query') !== true ? undefined : asked);
  };
}

const either =
  (...deeds: readonly Deed[]): Deed =>
  (press) =>
    deeds.map((deed) => deed(press)).find((does) => does !== undefined);

const WORDED: ReadonlyMap<string, readonly string[]> = new Map([
  ...['Setas', 'Arrows'].map((word) => [word, NAMED.slice(0, 4)] as const),
  ...['Espaço', 'Space'].map((word) => [word, [' ']] as const),
  ...['Letra da peça', 'Piece letter'].map((word) => [word, PIECES] as const),
  ...['1 a 8', '1 to 8'].map((word) => [word, [...'12345678']] as const),
  // By mouse and finger.
  ...['Botão direito', 'Right button', 'Toque longo', 'Long press', 'Clique', 'Click'].map(
    (word) => [word, []] as const,
  ),
  ...[...'←→↑↓'].map((arrow, i) => [arrow, [`Arrow${['Left', 'Right', 'Up', 'Down'][i]}`]] as const),
  ['Esc', ['Escape']],
  ['Page Up', ['PageUp']],
  ['Page Down', ['PageDown']],
  [', .', [',', '.']],
  ['← →', ['ArrowLeft', 'ArrowRight']],
  ['] =', [']', '=']],
]);

/** The keys that an entry names, as somebody reads it. */
function named({ keys, does }: HelpEntry): readonly string[] {
  const texts = WORDED.has(keys) ? [keys] : keys.split(', ');
  const own = texts.flatMap((text) => {
    const [, held = '', name = text] = /^((?:Ctrl\+|Shift\+)*)(.+)$/.exec(text) ?? [];
    return (WORDED.get(name) ?? [name.length === 1 ? name.toLowerCase() : name]).map((key) => held + key);
  });
  const turned = /(com|with) Shift/i.test(does) ? own.map((key) => `Shift+${key}`) : [];
  const beside = [...does.matchAll(/Shift\+(\d)/g)].map(([chord]) => chord);
  return [...own, ...turned, ...beside];
}

describe.each(LANGS)('[P-NF1] (point 8) in %s the help', (lang) => {
  test.each(HELP_TOPICS)('of %s holds each key once, and says of each what no other does', (topic) => {
    const all = entriesOf(lang, topic);
    expect(all).not.toEqual([]);
    expect(new Set(all.map(({ keys }) => keys)).size).toBe(all.length);
    expect(new Set(all.map(({ does }) => does)).size).toBe(all.length);
  });

  test('of a game holds every question key', () => {
    const all = entriesOf(lang, 'game');
    for (const query of QUERIES) expect(all).toContainEqual(helpWords[lang].queries[query]);
  });

  test.each([
    ['game', either(onGamePage, onDrawing, onBoards())],
    ['analysis', either(onAnalysis, onDrawing, helps, onBoards())],
    ['editor', either(helps, onEditor())],
    ['library', either(helps, libraryKeyOf)],
  ] as const)('of %s holds every key that does something there, and no other', (topic, deed) => {
    const listed = new Set(entriesOf(lang, topic).flatMap(named));
    expect(handled(deed).filter((key) => !listed.has(key))).toEqual([]);
    const idle = [...listed].filter((key) => {
      const held = HELD.findLast((each) => key.startsWith(each)) ?? '';
      return deed(pressOf(key.slice(held.length), held)) === undefined;
    });
    expect(idle).toEqual([]);
  });
});

test('the help is about the screen where it is opened', () => {
  const topics = ['#/analise/classico', '#/editor/senet', '#/partidas', '#/partida/abc', '#/'].map((hash) =>
    topicOf(parseRoute(hash)),
  );
  expect(topics).toEqual(['analysis', 'editor', 'library', 'game', 'game']);
});
