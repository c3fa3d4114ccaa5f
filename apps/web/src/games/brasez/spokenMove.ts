import type { BrasezMove, BrasezPiece } from '@tabuleiro/brasez';
import { type Effect, effectsOfKind } from '@tabuleiro/game';
import { formatSquare } from '@tabuleiro/grid';
import type { Lang } from '@tabuleiro/words';
import { brasezWords } from '../../words/brasez.js';
import { gridWords } from '../../words/grid.js';
import type { BrasezGameMove } from './board.js';

type Done = readonly Effect<BrasezPiece>[];
type FromTo = Extract<BrasezMove, { from: unknown }>;
type Legion = Extract<BrasezMove, { kind: 'legion' }>;

/** What an action did, aloud: the action itself, then what it pushed, what fell in a zone, who retired. */
export function sayAction(lang: Lang, { move, before, effects }: BrasezGameMove): string {
  const words = brasezWords[lang];
  switch (move.kind) {
    case 'pass':
      return words.passes(before.player === 'w' ? 'b' : 'w');
    case 'null':
      return gridWords[lang].nullMove;
    case 'enter':
      return words.enters(formatSquare(move.to));
    case 'setup': {
      const [king, warlord] = effectsOfKind(effects, 'placed').map(({ at }) => at);
      return words.sets(king, warlord);
    }
    default: {
      const body = move.kind === 'legion' ? sayLegion(lang, effects, move) : sayStep(lang, effects, move);
      const retired = effectsOfKind(effects, 'retired').map(({ from }) => words.retires(from));
      return [body, ...sayFall(lang, effects), ...retired].join('; ');
    }
  }
}

function sayLegion(lang: Lang, effects: Done, { promotions }: Legion): string {
  const words = brasezWords[lang];
  const pawns = effectsOfKind(effects, 'moved');
  const marches = words.marches(
    pawns.map(({ from }) => from),
    pawns.map(({ to }) => to),
  );
  const promoted = promotions === undefined ? [] : [words.promoteBoth(...promotions)];
  return [marches, ...promoted, ...sayPush(lang, effects, pawns.length)].join(', ');
}

function sayStep(lang: Lang, effects: Done, move: FromTo): string {
  const shared = gridWords[lang];
  const words = brasezWords[lang];
  const [from, to] = [formatSquare(move.from), formatSquare(move.to)];
  const [captured] = effectsOfKind(effects, 'captured');
  const [mover] = [...effectsOfKind(effects, 'moved'), ...effectsOfKind(effects, 'sacrificed')].map(
    ({ piece }) => piece.name,
  );
  const goes = shared.goes(mover, from, to);
  switch (move.kind) {
    case 'charge':
      return words.charges(mover, from, captured.piece.name, to);
    case 'lance':
      return [words.lances(goes), ...sayPush(lang, effects, 1)].join(', ');
    case 'enPassant':
      return shared.takesEnPassant(from, captured.at, to);
    case 'castle':
      return `${to > from ? shared.shortCastling : shared.longCastling}: ${goes}`;
    case 'sneak':
      return words.sneaks(goes);
    default: {
      const body = captured === undefined ? goes : shared.takes(mover, from, captured.piece.name, to);
      return 'promotion' in move && move.promotion ? `${body}, ${shared.promotes(move.promotion)}` : body;
    }
  }
}

function sayPush(lang: Lang, effects: Done, pushers: number): readonly string[] {
  const pushed = effectsOfKind(effects, 'pushed').map(({ piece, from, to }) => ({
    piece: piece.name,
    from,
    to,
  }));
  return pushed.length === 0 ? [] : [brasezWords[lang].pushes(pushers, pushed)];
}

/** B-ZONE */
function sayFall(lang: Lang, effects: Done): readonly string[] {
  const fallen = effectsOfKind(effects, 'removed').map(({ piece, at }) => ({ piece: piece.name, at }));
  return fallen.length === 0 ? [] : [brasezWords[lang].falls(fallen)];
}
