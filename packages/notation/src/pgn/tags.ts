import { type ChessGame, type ChessState, classico, nucleo } from '@tabuleiro/chess';
import { fail, foldText, type GameOptions, ok, type Result } from '@tabuleiro/game';

/** The Seven Tag Roster in its order, with the value that stands for unknown. */
export const SEVEN_TAGS: ReadonlyMap<string, string> = new Map([
  ['Event', '?'],
  ['Site', '?'],
  ['Date', '????.??.??'],
  ['Round', '?'],
  ['White', '?'],
  ['Black', '?'],
  ['Result', '*'],
]);

/** A tag's value is one line of text: whatever would break it becomes a blank. */
function toOneLine(value: string): string {
  return value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ');
}

/** The value of a tag from what stands between its quotation marks. */
export function readTagValue(quoted: string): string {
  return toOneLine(quoted.replace(/\\(["\\])/g, '$1'));
}

export function formatTag(name: string, value: string): string {
  return `[${name.replace(/[^A-Za-z0-9_]/g, '_')} "${toOneLine(value).replace(/[\\"]/g, '\\$&')}"]`;
}

/** What the tag `Variant` may say, in lower case and without accents, and the game it means. */
const GAMES: ReadonlyMap<string, ChessGame> = new Map([
  ['', classico],
  ['standard', classico],
  ['chess', classico],
  ['normal', classico],
  ['from position', classico],
  ['classico', classico],
  ['nucleo', nucleo],
]);

/** The value of the tag `Variant`; chess needs none. */
const NAMES: ReadonlyMap<ChessGame, string> = new Map([[nucleo, 'Nucleo']]);

/** The game that a value of the tag `Variant` means. */
export function gameOfVariant(name: string): ChessGame | undefined {
  return GAMES.get(foldText(name.trim()));
}

/** The tag for house rules: those that differ from the game's own, `castling=on agreement=on`. */
export const HOUSE_RULES = 'HouseRules';

function formatHouseRules(game: ChessGame, options: GameOptions): string {
  return game.options
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name, default: usual }) => `${name}=${usual ? 'off' : 'on'}`)
    .join(' ');
}

/** The options that the value of this tag names; the error is the word that names none. */
export function parseHouseRules(game: ChessGame, text: string): Result<GameOptions, string> {
  const options: Record<string, boolean> = {};
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [name, value] = word.split('=');
    const isKnown = game.options.some((option) => option.name === name);
    if (!isKnown || (value !== 'on' && value !== 'off')) return fail(word);
    options[name] = value === 'on';
  }
  return ok(options);
}

/**
 * The tags together with those that say which game, house rules and start it is. A tag that says so in other words
 * stays as it is; a wrong one is changed in its place.
 */
export function describeGame(
  game: ChessGame,
  options: GameOptions,
  start: ChessState,
  tags: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const all = new Map(tags);
  setTag(all, 'Variant', variantTag(game, tags.get('Variant')));
  setTag(all, HOUSE_RULES, houseRulesTag(game, options, tags.get(HOUSE_RULES)));
  const fen = game.notation.formatPosition(start);
  // Any start but that of plain chess is written, so that other programs play from the right one.
  const isPlain = fen === PLAIN_START;
  if (startTold(game, options, tags.get('FEN')) !== fen) {
    setTag(all, 'SetUp', isPlain ? undefined : '1');
    setTag(all, 'FEN', isPlain ? undefined : fen);
  }
  return all;
}

const PLAIN_START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

function variantTag(game: ChessGame, told: string | undefined): string | undefined {
  return gameOfVariant(told ?? '') === game ? told : NAMES.get(game);
}

function houseRulesTag(game: ChessGame, options: GameOptions, told: string | undefined): string | undefined {
  const houseRules = formatHouseRules(game, options);
  const read = parseHouseRules(game, told ?? '');
  if (read.ok && formatHouseRules(game, read.value) === houseRules) return told;
  return houseRules === '' ? undefined : houseRules;
}

/** The position from which other programs would start with this tag; undefined where it cannot be parsed. */
function startTold(game: ChessGame, options: GameOptions, fen: string | undefined): string | undefined {
  const start = game.notation.parsePosition((fen ?? PLAIN_START).trim(), options);
  return start.ok ? game.notation.formatPosition(start.value) : undefined;
}

function setTag(tags: Map<string, string>, name: string, value: string | undefined): void {
  if (value === undefined) tags.delete(name);
  else tags.set(name, value);
}
