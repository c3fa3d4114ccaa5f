import { BRASEZ_START, brasez } from '@tabuleiro/brasez';
import { effectTexts } from '@tabuleiro/testkit';
import { expect, test } from 'vitest';
import { drawn, mirror, mirrorMove, read } from './positions.js';

/** What the action does; the same must hold with the colours exchanged. */
function effects(text: string, move: string): string[] {
  const told = effectTexts(brasez, read(text), move);
  if (text !== BRASEZ_START) {
    const mirrored = effectTexts(brasez, read(mirror(text)), mirrorMove(move));
    expect(mirrored.map(exchanged)).toEqual(told);
  }
  return told;
}

function exchanged(effect: string): string {
  const [kind, player, ...rest] = effect.split(' ');
  return [kind, player === 'w' ? 'b' : 'w', mirrorMove(rest.join(' '))].join(' ');
}

test('[B-SETUP] what stands where is told from a8 to h1', () => {
  const pieces = [...brasez.pieces(brasez.start())];
  expect(pieces.length).toBe(28);
  expect(pieces[0]).toEqual(['a8', { name: 'priest', player: 'b' }]);
  expect(pieces[8]).toEqual(['c7', { name: 'lord', player: 'b' }]);
  expect(pieces[27]).toEqual(['h1', { name: 'priest', player: 'w' }]);
});

test('[B-SETUP] king and warlord are placed', () => {
  expect(effects(BRASEZ_START, 'K@e1')).toEqual(['placed w king e1', 'placed w warlord d1']);
  expect(effects(BRASEZ_START, 'K@d1')).toEqual(['placed w king d1', 'placed w warlord e1']);
});

const FIELD = drawn(
  `. . . L . . . k
   . . . . . . . p
   r . w . . n . .
   . . . . . . . .
   P . L . P . N .
   . . . . . . . .
   . . . . . . . P
   K . . . . . . .`,
  'w - - H w 0/0 -/- 0,- 1',
);

test('[B-KNIGHT, B-DOUBLE] a move, a double step, a capture', () => {
  expect(effects(FIELD, 'g4f2')).toEqual(['moved w knight g4 f2']);
  expect(effects(FIELD, 'h2h4')).toEqual(['moved w pawn h2 h4']);
  expect(effects(FIELD, 'g4f6')).toEqual(['captured b knight f6', 'moved w knight g4 f6']);
});

test('[B-SNEAK] a lord moves from the far rank to any square', () => {
  expect(effects(FIELD, 'd8f2')).toEqual(['moved w lord d8 f2']);
});

test('[B-PASS] a pass does nothing to the board', () => {
  expect(effects(FIELD, 'pass')).toEqual([]);
});

test('[B-CHARGE] one is captured, the other sacrificed', () => {
  expect(effects(FIELD, 'c4*c6')).toEqual(['captured b warlord c6', 'sacrificed w lord c4']);
  expect(effects(FIELD, 'a4*a6')).toEqual(['captured b rook a6', 'sacrificed w pawn a4']);
});

test('[B-CASTLE] the king alone moves', () => {
  const text = '7k/7p/8/8/8/8/8/2R1KR2 w BG - - b 0/0 -/- 4,- 1';
  expect(effects(text, 'e1g1')).toEqual(['moved w king e1 g1']);
  expect(effects(text, 'e1b1')).toEqual(['moved w king e1 b1']);
});

test('[B-EP] the captured pawn stands beside', () => {
  const text = '7k/7p/8/3pP3/8/8/8/K6P w - d6 - b 0/0 -/- 0,- 1';
  expect(effects(text, 'e5d6')).toEqual(['moved w pawn e5 d6', 'captured b pawn d5']);
});

test('[B-PROMO] a pawn arrives, then it is promoted', () => {
  const text = '2n4k/1P5p/8/8/8/8/8/K7 w - - - b 0/0 WR/- 0,- 1';
  expect(effects(text, 'b7b8w')).toEqual(['moved w pawn b7 b8', 'promoted w pawn b8 warlord']);
  expect(effects(text, 'b7c8g')).toEqual([
    'captured b knight c8',
    'moved w pawn b7 c8',
    'promoted w pawn c8 duke',
  ]);
});

/** White pawns unmoved on a2 and b2; what stands before them is given from the bottom up. */
function lancing(third: string, fourth: string): string {
  return `7k/7p/8/8/${fourth}/${third}/PP6/7K w - - AB b 0/0 -/- 3,- 1`;
}

test('[B-LANCE, B-PUSH] the enemy is pushed ahead of the pawn', () => {
  expect(effects(lancing('n7', '8'), 'a2a3')).toEqual(['pushed b knight a3 a4', 'moved w pawn a2 a3']);
  expect(effects(lancing('n7', '8'), 'a2a4')).toEqual(['pushed b knight a3 a5', 'moved w pawn a2 a4']);
  expect(effects(lancing('8', 'n7'), 'a2a4')).toEqual(['pushed b knight a4 a5', 'moved w pawn a2 a4']);
});

test('[B-LANCE, B-ZONE] a pawn beside the duke it pushed is removed', () => {
  expect(effects(lancing('g7', '8'), 'a2a4')).toEqual([
    'pushed b duke a3 a5',
    'moved w pawn a2 a4',
    'removed w pawn a4',
  ]);
});

test('[B-LEGION, B-PUSH] two pawns move, and what stands before them is pushed', () => {
  const field = (fifth: string): string => `7k/7p/8/${fifth}/3PP3/8/8/7K w - - - b 0/0 -/- 0,- 1`;
  expect(effects(field('8'), 'd4&e4')).toEqual(['moved w pawn d4 d5', 'moved w pawn e4 e5']);
  expect(effects(field('4r3'), 'd4&e4')).toEqual([
    'moved w pawn d4 d5',
    'pushed b rook e5 e6',
    'moved w pawn e4 e5',
  ]);
  expect(effects(field('3nr3'), 'd4&e4')).toEqual([
    'pushed b knight d5 d6',
    'moved w pawn d4 d5',
    'pushed b rook e5 e6',
    'moved w pawn e4 e5',
  ]);
});

test('[B-LEGION, B-PROMO] both pawns arrive, then both are promoted', () => {
  const text = '7k/3PP2p/8/8/8/8/8/K7 w - - - b 0/0 RN/- 0,- 1';
  expect(effects(text, 'd7&e7rg')).toEqual([
    'moved w pawn d7 d8',
    'moved w pawn e7 e8',
    'promoted w pawn d8 rook',
    'promoted w pawn e8 duke',
  ]);
});

test('[B-ZONE] what moves next to an enemy duke is removed, and keeps what it captured', () => {
  const text = '7k/7p/8/3ng3/8/P1P2N2/8/K2R4 w - - - b 0/0 -/- 6,- 1';
  expect(effects(text, 'f3d4')).toEqual(['moved w knight f3 d4', 'removed w knight d4']);
  expect(effects(text, 'd1d5')).toEqual(['captured b knight d5', 'moved w rook d1 d5', 'removed w rook d5']);
});

test('[B-ZONE, B-EP] after en passant, [B-PROMO] after a promotion', () => {
  const passed = '7k/4g3/8/3pP3/8/8/8/K6P w - d6 - b 0/0 -/- 0,- 1';
  expect(effects(passed, 'e5d6')).toEqual(['moved w pawn e5 d6', 'captured b pawn d5', 'removed w pawn d6']);
  const promoted = '8/1Pg4k/7p/8/8/8/8/K6P w - - - b 0/0 R/- 6,- 1';
  expect(effects(promoted, 'b7b8r')).toEqual([
    'moved w pawn b7 b8',
    'promoted w pawn b8 rook',
    'removed w rook b8',
  ]);
});

test('[B-ZONE, B-LEGION] a zone removes both pawns of a legion, or one', () => {
  const both = '7k/7p/3g4/8/2PP4/8/8/K6P w - - - b 0/0 -/- 0,- 1';
  expect(effects(both, 'c4&d4')).toEqual([
    'moved w pawn c4 c5',
    'moved w pawn d4 d5',
    'removed w pawn c5',
    'removed w pawn d5',
  ]);
  const one = '7k/7p/1g6/8/2PP4/8/8/K6P w - - - b 0/0 -/- 0,- 1';
  expect(effects(one, 'c4&d4')).toEqual(['moved w pawn c4 c5', 'moved w pawn d4 d5', 'removed w pawn c5']);
});

test('[B-DUKE-A, B-DUKE-B] a duke enters from the Duchy, and retires after another action', () => {
  const text = '7k/1P5p/8/3G4/8/2G5/8/KN6 w - - - w 1/0 -/- 6,- 1';
  expect(effects(text, 'G@e2')).toEqual(['entered w duke e2']);
  expect(effects(text, 'b1a3~d5')).toEqual(['moved w knight b1 a3', 'retired w duke d5']);
  expect(effects(text, 'b7b8g~c3')).toEqual([
    'moved w pawn b7 b8',
    'promoted w pawn b8 duke',
    'retired w duke c3',
  ]);
});

test('[B-DUKE-A, B-CHARGE] also after a charge, where nothing of the action is left', () => {
  const text = '7k/8/4n3/8/4L3/8/8/K6G w - - - b 0/0 -/- 0,- 1';
  expect(effects(text, 'e4*e6~h1')).toEqual([
    'captured b knight e6',
    'sacrificed w lord e4',
    'retired w duke h1',
  ]);
});
