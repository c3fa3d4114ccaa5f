import { type ChessGame, classico, nucleo } from '@tabuleiro/chess';
import { fail, type Options, ok, plainLetters, type Result } from '@tabuleiro/game';

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

/** What we write; nothing for plain chess, which needs no tag. */
const NAMES: ReadonlyMap<ChessGame, string> = new Map([[nucleo, 'Nucleo']]);

export function gameOfVariant(name: string): ChessGame | undefined {
  return GAMES.get(plainLetters(name.trim()));
}

export function variantOfGame(game: ChessGame): string | undefined {
  return NAMES.get(game);
}

/** The tag for house rules: those that differ from the game's own, `castling=on agreement=on`. */
export const HOUSE_RULES = 'HouseRules';

export function formatHouseRules(game: ChessGame, options: Options): string {
  return game.options
    .filter(({ name, default: usual }) => (options[name] ?? usual) !== usual)
    .map(({ name, default: usual }) => `${name}=${usual ? 'off' : 'on'}`)
    .join(' ');
}

/** The options that a tag of house rules names; the error is the word that is none. */
export function parseHouseRules(game: ChessGame, text: string): Result<Options, string> {
  const options: Record<string, boolean> = {};
  for (const word of text.split(/\s+/).filter((part) => part !== '')) {
    const [name, value] = word.split('=');
    const isKnown = game.options.some((option) => option.name === name);
    if (!isKnown || (value !== 'on' && value !== 'off')) return fail(word);
    options[name] = value === 'on';
  }
  return ok(options);
}
