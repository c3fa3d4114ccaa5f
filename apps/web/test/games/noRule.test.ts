import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Random } from '@tabuleiro/testkit';
import { parseSync } from 'vite';
import { describe, expect, test } from 'vitest';
import { brasezView } from '../../src/games/brasez/brasez.js';
import { classicoView, nucleoView } from '../../src/games/chess/chess.js';
import { GamePosition } from '../../src/games/position.js';
import { senetView } from '../../src/games/senet/senet.js';
import type { GameView } from '../../src/games/view.js';
import { traced } from './traced.js';

const SOURCES = fileURLToPath(new URL('../../src/', import.meta.url));
const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.tsx?$/.test(file));

/**
 * All that the app may take from the rules, types aside: the games, how a board is laid out, what its parts are called,
 * and questions that the rules answer. With anything else it could begin to judge by itself.
 */
const TAKEN: Readonly<Record<string, readonly string[]>> = {
  chess: ['castlingText', 'sideToMove'],
  brasez: ['brasez', 'offBoardOf', 'castlingText', 'sideToMove', 'zoneOwners'],
  senet: [
    ...['senet', 'protectionOf', 'targetOf', 'EXIT_THROW'],
    ...[
      'A',
      'B',
      'COLUMNS',
      'EMPTY',
      'EXIT',
      'HOUSES',
      'LAST',
      'PIECES',
      'RESURRECTION',
      'ROWS',
      'THROWS',
      'WATER',
    ],
    ...['columnOf', 'rowOf'],
  ],
  grid: ['formatSquare', 'isDark', 'parseSquare', 'squareAt'],
};

/** What a file takes from a rules package, as `package: name`. */
function takenIn(file: string): readonly string[] {
  const { program } = parseSync(file, readFileSync(SOURCES + file, 'utf8'));
  return program.body.flatMap((node) => {
    if (node.type !== 'ImportDeclaration' || node.importKind === 'type') return [];
    const from = /^@tabuleiro\/(\w+)$/.exec(node.source.value)?.[1] ?? '';
    if (!Object.hasOwn(TAKEN, from)) return [];
    return node.specifiers.flatMap((specifier) => {
      if (specifier.type !== 'ImportSpecifier') return [`${from}: everything`];
      if (specifier.importKind === 'type') return [];
      return [`${from}: ${specifier.local.name}`];
    });
  });
}

describe('[P-NF6] the app adds no rule', () => {
  test('it takes from the rules what they answer, and nothing to judge by', () => {
    const taken = new Set(files.flatMap(takenIn));
    const allowed = Object.entries(TAKEN).flatMap(([from, names]) => names.map((name) => `${from}: ${name}`));
    expect([...taken].sort()).toEqual(allowed.sort());
  });

  test('no view and no game on the screen reads the text of a position', () => {
    const readers = files
      .filter((file) => /^(games|play|board)\//.test(file))
      .filter((file) => /\bparse(Position|Move)\(/.test(readFileSync(SOURCES + file, 'utf8')));
    expect(readers).toEqual([]);
  });

  test.each<[string, GameView]>([
    ['classico', classicoView],
    ['nucleo', nucleoView],
    ['brasez', brasezView],
    ['senet', senetView],
  ])('%s: what is shown of a move is what its rules say it did', (_, view) => {
    const { game } = view.written;
    const silent = { ...game, effects: () => [] };
    const random = new Random(5);
    let position = new GamePosition(game, game.start());
    for (let ply = 0; ply < 80 && position.player !== undefined; ply++) {
      const move = random.pick(game.moves(position.state));
      const gameMove = position.withMove(move);
      const told = traced(view, gameMove);
      const untold = traced(view, new GamePosition(silent, position.state).withMove(move));
      expect(untold).toMatchObject({ from: [], travels: [], captures: false, pushes: false });
      expect(told.travels.length > 0 || told.captures || told.to.length > untold.to.length).toBe(
        gameMove.effects.length > 0,
      );
      position = gameMove.after;
    }
  });
});
