import { foldText } from '@tabuleiro/game';

const SHAPE =
  /^(?:roque|rocar|castle|castling)(?: (?:(pequeno|curto|menor|short|kingside)|(grande|longo|maior|long|queenside)))?$/;

/** Both castlings of a position as texts, legal or not, and all that is legal there. */
export type Castlings = {
  readonly short: string | undefined;
  readonly long: string | undefined;
  readonly legal: readonly string[];
};

/**
 * The castling that `roque`, `roque grande`, `castle short` … names, legal or not, so that a refusal can be explained;
 * undefined when the text is something else, names two possible ones, or the king is not at home.
 */
export function typedCastling(text: string, castlings: () => Castlings): string | undefined {
  const [isCastling, isShort, isLong] = SHAPE.exec(text) ?? [];
  if (isCastling === undefined) return undefined;
  const { short, long, legal: all } = castlings();
  if (isShort !== undefined) return short;
  if (isLong !== undefined) return long;
  const both = [short, long].flatMap((castling) => castling ?? []);
  const legal = both.filter((castling) => all.includes(castling));
  return legal.length === 2 ? undefined : (legal.at(0) ?? both.at(0));
}

/** As it is looked up: `Legião  D2 e2` and `legiao d2 e2` are the same. */
export function plain(text: string): string {
  return foldText(text).trim().replace(/\s+/g, ' ');
}
