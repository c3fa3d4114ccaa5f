import type { Facts } from '@tabuleiro/game';
import { describe, expect, test } from 'vitest';
import * as enBrasez from '../src/en/brasez.js';
import * as enChess from '../src/en/chess.js';
import { typed as english } from '../src/en/typed.js';
import { findTypedCommand, LANGS, TYPED_COMMANDS } from '../src/index.js';
import * as ptBrasez from '../src/pt-BR/brasez.js';
import * as ptChess from '../src/pt-BR/chess.js';
import { typed as portuguese } from '../src/pt-BR/typed.js';

/** A square for whatever a sentence asks for. */
const FACTS: Facts = new Proxy({}, { get: () => 'e4' });
/** Coordinates of special moves, and letters that only programs use. */
const CODES =
  /[@&~*]|\b[KQNHG]@|[a-h][1-8][a-h][1-8][a-z]\b|\((?:q|r|b|n)\)|\bletra q\b|\bletter q\b|w r n h l g/;

describe('[P-NF1] no code is said to anybody whose move is refused', () => {
  const tables = { ptBrasez, enBrasez, ptChess, enChess };
  test.each(Object.entries(tables))('%s', (_, { refusals }) => {
    for (const [code, sentence] of Object.entries(refusals)) {
      // Said to programs and at the terminal only: it tells how coordinates are written.
      if (code !== 'bad-move') expect(sentence(FACTS), code).not.toMatch(CODES);
    }
  });
});

describe('[P-NF1] (point 10) what can be typed', () => {
  const all = [portuguese, english].flatMap(({ commands }) =>
    TYPED_COMMANDS.flatMap((command) => commands[command].split(', ').map((phrase) => ({ phrase, command }))),
  );

  test('every phrase names its command, alone and after words that say nothing', () => {
    for (const { phrase, command } of all) {
      const words = phrase.split(' ');
      expect(findTypedCommand(words), phrase).toEqual({ command, length: words.length });
      expect(findTypedCommand(['por', 'favor', ...words])?.command, phrase).toBe(command);
    }
  });

  test('no phrase has two meanings, and each is written as it is looked up', () => {
    const meanings = new Map<string, Set<string>>();
    for (const { phrase, command } of all)
      meanings.set(phrase, (meanings.get(phrase) ?? new Set()).add(command));
    expect([...meanings].filter(([, commands]) => commands.size > 1)).toEqual([]);
    for (const { phrase } of all) expect(phrase).toMatch(/^[a-z]+(?: [a-z]+)*$/);
  });

  test('a move, or nothing, is no command', () => {
    for (const line of ['cavalo f3', 'e4', 'o cavalo', 'por favor', ''])
      expect(findTypedCommand(line.split(' ')), line).toBeUndefined();
    expect(LANGS).toHaveLength(2); // a third language brings a list of its own
  });
});
