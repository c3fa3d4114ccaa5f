import { fail, ok, parseOptions } from '@tabuleiro/game';
import type { Unthought } from '@tabuleiro/search/browser';
import type { Entry } from '../entry.js';
import type { Position } from '../position.js';

/** A legal move without any thought, by the rules of one game alone: a page need not fetch those of the others. */
export function unthoughtOf(entry: Entry): Unthought {
  return ({ game, options: given, position: text = 'start', moves = [] }, wanted = []) => {
    if (game !== entry.id) return fail({ code: 'unknown-game', game });
    const options = parseOptions(entry.options, given);
    if (!options.ok) return options;
    const start = text === 'start' ? ok(entry.start(options.value)) : entry.parse(text, options.value);
    if (!start.ok) return start;
    let position: Position = start.value;
    for (const [at, move] of moves.entries()) {
      const next = position.playOn(move);
      if (next === undefined) return fail({ code: 'illegal-move', move, at });
      position = next;
    }
    const legal = position.chances().length > 0 ? [] : position.bare();
    const move = legal.find((known) => wanted.includes(known)) ?? legal.at(0);
    return ok({ move, score: { cp: 0 }, depth: 0, nodes: 0, line: move === undefined ? [] : [move] });
  };
}
