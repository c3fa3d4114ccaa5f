import { LANGS, type Lang } from '@tabuleiro/words';
import { describe, expect, test } from 'vitest';
import { onlineWords } from '../../src/words/online.js';
import type { OnlineWords } from '../../src/words/types/online.js';

/** Every sentence with a name in it, for a name or for nobody's. */
function naming({ lobby, terms, waiting, other, asks, seatWish, lost, dialog }: OnlineWords, name: string) {
  return [
    ...[lobby.waits(name), lobby.plays(name, name), lobby.plays('Ana', name), lobby.plays(name, 'Ana')],
    ...[terms.from(name), waiting.seated(name), waiting.together(name)],
    ...[other.here, other.away, other.back, other.mayClaim].map((words) => words(name)),
    ...[asks.pause, asks.rematch, asks.denied, seatWish.handed].map((words) => words(name)),
    ...[other.gone(name, '2 min'), seatWish.from(name, '042'), lost.ask(name, 'as brancas')],
    dialog.said(name, 'Olá!'),
  ];
}

describe('a player without a name', () => {
  test.each(LANGS)('is somebody in every sentence: %s', (lang: Lang) => {
    for (const [i, text] of naming(onlineWords[lang], '').entries()) {
      expect(text).not.toBe(naming(onlineWords[lang], 'Beto')[i].replaceAll('Beto', ''));
      expect(text, text).not.toMatch(/\b(?:de|em|por) [ao]s? |^[^\p{L}]|\s[:,.]| {2}|\(\)/u);
    }
  });

  test('is called what Portuguese and English call them', () => {
    const { 'pt-BR': pt, en } = onlineWords;
    expect(pt.terms.from('')).toBe('Alguém convida você para jogar.');
    expect(en.terms.from('')).toBe('Somebody invites you to play.');
    expect(pt.other.here('')).toBe('A outra pessoa: na mesa');
    expect(pt.waiting.together('')).toMatch(/Falta: a outra pessoa\.$/);
    expect(pt.lobby.plays('', 'Ana')).toBe('Ana e outra pessoa: jogando');
    expect(en.lost.ask('', 'Black')).toBe('Ask for the seat that plays Black');
  });
});
