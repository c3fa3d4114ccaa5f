import { ENGINE_ERRORS } from '@tabuleiro/arena';
import { RESOURCE_PROBLEMS } from '@tabuleiro/engine';
import { type Outcome, PLAYERS, type Player, REASONS } from '@tabuleiro/game';
import { TRANSCRIPT_PROBLEMS } from '@tabuleiro/match';
import { TABLE_PROBLEMS } from '@tabuleiro/senet-engine';
import {
  type CodedError,
  countMoves,
  type EngineProblem,
  type JsonProblem,
  LANGS,
  type Lang,
  type OptionProblem,
  opponentOf,
  tablesWords,
  terminalWords,
  wordCheck,
  wordDiceMismatch,
  wordError,
  wordField,
  wordGame,
  wordHouseRules,
  wordOption,
  wordOutcome,
  wordPlayer,
  wordPositionError,
  wordRefusal,
  wordResourceProblem,
  wordResult,
  wordTurn,
} from '@tabuleiro/words';
import { expect, test } from 'vitest';

const SENTENCE = /^[A-ZÀ-Ý"].*[.!]$/;

function expectSentences(inPortuguese: string, inEnglish: string): void {
  for (const text of [inPortuguese, inEnglish]) {
    expect(text).toMatch(SENTENCE);
    expect(text).not.toMatch(/undefined|NaN|\[object/);
  }
  expect(inPortuguese).not.toBe(inEnglish);
}

const WINNERS: readonly (Player | undefined)[] = [...PLAYERS, undefined];
const OUTCOMES: readonly Outcome[] = REASONS.flatMap((reason) =>
  WINNERS.map((winner) => ({ winner, reason })),
);

test('every ending with every winner, and as a draw, is a sentence of its own', () => {
  for (const outcome of OUTCOMES) expectSentences(wordOutcome('pt-BR', outcome), wordOutcome('en', outcome));
  for (const lang of LANGS) {
    expect(new Set(OUTCOMES.map((outcome) => wordOutcome(lang, outcome))).size).toBe(OUTCOMES.length);
  }
});

test('stalemate is worded by its winner: a draw in chess, a loss in Brasez', () => {
  expect(wordOutcome('pt-BR', { winner: undefined, reason: 'stalemate' })).toBe('Afogamento: empate.');
  expect(wordOutcome('pt-BR', { winner: 'w', reason: 'stalemate' })).toBe(
    'Afogamento: as pretas não têm lance e, neste jogo, as brancas vencem.',
  );
  expect(wordOutcome('en', { winner: 'b', reason: 'stalemate' })).toBe(
    'Stalemate: White has no move and, in this game, Black wins.',
  );
});

test('who won is said in full', () => {
  expect(wordOutcome('pt-BR', { winner: 'w', reason: 'mate' })).toBe('Xeque-mate: as brancas vencem.');
  expect(wordOutcome('pt-BR', { winner: 'B', reason: 'resign' })).toBe(
    'O jogador A desistiu: o jogador B vence.',
  );
  expect(wordOutcome('en', { winner: 'A', reason: 'win' })).toBe(
    'All five pieces are off the board: Player A wins.',
  );
});

test('who played alone is told how it ended for them', () => {
  const told = (lang: Lang, outcome: Outcome, own: Player): readonly string[] => [
    wordResult(lang, outcome, own),
    wordOutcome(lang, outcome, own),
  ];
  const mate = { winner: 'w', reason: 'mate' } as const;
  expect(told('pt-BR', mate, 'w')).toEqual(['Você venceu!', 'Xeque-mate: você venceu.']);
  expect(told('pt-BR', mate, 'b')).toEqual(['Você perdeu', 'Xeque-mate: você perdeu.']);
  expect(told('en', mate, 'b')).toEqual(['You lost', 'Checkmate: you lost.']);
  const force = { winner: 'w', reason: 'force' } as const;
  expect(told('pt-BR', force, 'b')[1]).toBe('Força Maior: do seu lado restou só o rei; você perdeu.');
  const count = { winner: 'w', reason: 'kings-dukes' } as const;
  expect(told('en', count, 'b')[1]).toBe('Kings and Dukes: with fewer pieces on the board, you lost.');
  const resigned = { winner: 'w', reason: 'resign' } as const;
  expect(told('pt-BR', resigned, 'w')[1]).toBe('O adversário desistiu: você venceu.');
  expect(told('pt-BR', resigned, 'b')[1]).toBe('Você desistiu: o adversário vence.');
  const drawn = { winner: undefined, reason: 'stalemate' } as const;
  expect(told('pt-BR', drawn, 'b')).toEqual(['Vocês empataram', 'Afogamento: vocês empataram.']);
});

test('told to one person, every ending is a sentence that speaks of no colour and no player', () => {
  for (const { winner, reason } of OUTCOMES) {
    for (const own of winner === undefined ? PLAYERS : [winner, opponentOf(winner)]) {
      const [inPortuguese, inEnglish] = LANGS.map((lang) => wordOutcome(lang, { winner, reason }, own));
      expectSentences(inPortuguese, inEnglish);
      expect(`${inPortuguese} ${inEnglish}`).not.toMatch(
        /brancas|pretas|jogador [AB]|White|Black|Player [AB]/,
      );
    }
  }
});

test('moves are counted as people count them: 15 of both sides are 8', () => {
  expect([0, 1, 2, 15, 16].map(countMoves)).toEqual([0, 1, 1, 8, 8]);
});

const JSON_PROBLEMS: readonly JsonProblem[] = ['length', 'syntax', 'object', 'game', 'position', 'moves'];
const OPTION_PROBLEMS: readonly OptionProblem[] = ['unknown', 'not-boolean', 'not-object', 'out-of-range'];
const ENGINE_PROBLEMS: readonly EngineProblem[] = ENGINE_ERRORS.filter(
  (code) => code !== 'no-variant' && code !== 'no-option',
);

const ERRORS: readonly CodedError[] = [
  ...JSON_PROBLEMS.map((problem) => ({ code: 'bad-json', problem }) as const),
  ...OPTION_PROBLEMS.map((problem) => ({ code: 'bad-option', option: 'castling', problem }) as const),
  ...TRANSCRIPT_PROBLEMS.map((problem) => ({ code: 'bad-transcript', problem, place: 'throws[3]' }) as const),
  { code: 'unknown-game', game: 'go', known: 'senet' },
  { code: 'no-computer', game: 'senet', known: 'classico' },
  { code: 'not-senet', game: 'classico' },
  { code: 'bad-position', field: 'board' },
  { code: 'bad-move', move: 'e9' },
  { code: 'illegal-move', move: 'e2e5' },
  { code: 'game-over', move: 'e2e4' },
  { code: 'unknown-command', command: 'fly' },
  { code: 'unknown-flag', flag: '--fly' },
  { code: 'flag-value', flag: '--json' },
  { code: 'no-flag-value', flag: '--lang' },
  { code: 'missing-argument', argument: 'GAME' },
  { code: 'extra-argument', argument: 'x' },
  { code: 'bad-lang', lang: 'fr' },
  { code: 'bad-depth', depth: '-1', most: 50 },
  { code: 'stdin-twice' },
  { code: 'file-exists', file: 'a.json' },
  { code: 'no-saved-game', file: 'folder' },
  { code: 'damaged-save', file: 'a.json' },
  { code: 'newer-save', file: 'a.json' },
  { code: 'unreadable-file', file: 'a.json', cause: 'EACCES' },
  { code: 'unwritable-file', file: 'a.json', cause: 'EACCES' },
  { code: 'not-utf8', file: 'a.json' },
  { code: 'bad-player', player: 'fish' },
  { code: 'bad-network', file: 'a.bin', problem: 'damaged' },
  { code: 'engine-game', engine: 'x', game: 'brasez' },
  { code: 'other-match', file: 'a.jsonl' },
  { code: 'damaged-checkpoint', file: 'layer-2-1.bin' },
  { code: 'thread-failed', cause: 'out of memory' },
  { code: 'no-memory', needed: '4.5' },
  { code: 'damaged-results', file: 'a.jsonl', line: 3 },
  ...ENGINE_PROBLEMS.map(
    (problem) => ({ code: 'engine-failed', engine: 'fish', problem, cause: 'ENOENT' }) as const,
  ),
];

test('every error is a sentence in both languages', () => {
  for (const error of ERRORS) expectSentences(wordError('pt-BR', error), wordError('en', error));
});

test('[S-DIE] what makes dice doubtful is said with both values', () => {
  const ofCommit = { code: 'commit-differs', written: 'aa', computed: 'bb' } as const;
  const ofThrow = { code: 'throw-differs', at: 7, written: 2, computed: 5 } as const;
  for (const doubt of [ofCommit, ofThrow]) {
    expectSentences(wordDiceMismatch('pt-BR', doubt), wordDiceMismatch('en', doubt));
  }
  expect(wordDiceMismatch('en', ofCommit)).toMatch(/seal \(commit\) is bb.* says aa/);
  expect(wordDiceMismatch('pt-BR', ofThrow)).toMatch(/arremesso 7 .* diz 2, .* ser 5/);
});

test('a refusal that no game words is still said: shared ones in their words, others without their code', () => {
  const refusal = { facts: {}, rule: 'X' };
  const shared = { ...refusal, code: 'bad-move' };
  expectSentences(wordRefusal('pt-BR', 'ludo', shared), wordRefusal('en', 'ludo', shared));
  const unknown = { ...refusal, code: 'toString' };
  expectSentences(wordRefusal('pt-BR', 'ludo', unknown), wordRefusal('en', 'ludo', unknown));
  expect(wordRefusal('en', 'ludo', unknown)).not.toContain('toString');
});

test('a position problem that no game words names the field', () => {
  const error = { code: 'bad-position', field: 'board', problem: 'strange', facts: {} } as const;
  expect(wordPositionError('pt-BR', 'ludo', error)).toContain('tabuleiro');
  expect(wordPositionError('en', 'ludo', error)).toContain('board');
});

test('players, turns, games, options and fields have names in both languages', () => {
  for (const player of PLAYERS) {
    expect(wordPlayer('pt-BR', player)).not.toBe(wordPlayer('en', player));
    expectSentences(wordTurn('pt-BR', player), wordTurn('en', player));
  }
  expectSentences(wordCheck('pt-BR'), wordCheck('en'));
  for (const option of ['doubleStep', 'enPassant', 'castling', 'agreement']) {
    expect(wordOption('pt-BR', option)).not.toBe(wordOption('en', option));
  }
  expect(wordGame('pt-BR', 'classico')).toBe('Xadrez clássico');
  expect(wordGame('en', 'ludo')).toBe('ludo');
  expect(wordField('pt-BR', 'board')).toBe('tabuleiro');
});

test('house rules that differ from the usual are told as they are: what is allowed, and what is not', () => {
  const all = [
    { name: 'doubleStep', default: true },
    { name: 'castling', default: false },
    { name: 'agreement', default: false },
  ];
  const chosen = { doubleStep: false, castling: true };
  expect(wordHouseRules('pt-BR', all, chosen)).toEqual([
    'O peão pode avançar duas casas no primeiro lance: não',
    'Vale o roque',
  ]);
  expect(wordHouseRules('en', all, chosen)).toEqual([
    'A pawn may advance two squares on its first move: no',
    'Castling is allowed',
  ]);
  expect(wordHouseRules('en', all, { doubleStep: true })).toEqual([]);
});

test('the terminal says everything in both languages', () => {
  const said = LANGS.map((lang) => {
    const { letters: _letters, sides: _sides, houses, help, ...words } = terminalWords(lang);
    const plain = Object.values(words).filter((word) => typeof word === 'string');
    return [...plain, ...houses.values(), ...help];
  });
  const [inPortuguese, inEnglish] = said;
  expect(inPortuguese.length).toBe(inEnglish.length);
  for (const [i, text] of inPortuguese.entries()) expect(text).not.toBe(inEnglish[i]);
});

test('what is wrong with a data file is told in both languages, with what to do where it is told', () => {
  for (const code of RESOURCE_PROBLEMS) {
    const problem = { game: 'senet', code };
    for (const remedy of ['reload', 'reinstall'] as const) {
      const [inPortuguese, inEnglish] = LANGS.map((lang) => wordResourceProblem(lang, problem, remedy));
      expectSentences(inPortuguese, inEnglish);
      expect(inPortuguese).toMatch(/^Senet: .*nível não está calibrado/);
      expect(inEnglish).toMatch(/^Senet: .*level is not calibrated/);
      // A remark of UCI has no room for more.
      for (const text of [inPortuguese, inEnglish]) expect(text.length).toBeLessThanOrEqual(200);
    }
    expect(wordResourceProblem('en', problem, 'reload')).toMatch(/Reload the page\.$/);
    expect(wordResourceProblem('pt-BR', problem, 'reinstall')).toMatch(/Reinstale o programa\.$/);
  }
});

test('what is wrong with a table is a sentence in both languages, with what to do', () => {
  const [inPortuguese, inEnglish] = LANGS.map((lang) => tablesWords(lang).problems);
  for (const problem of [...TABLE_PROBLEMS, 'unreadable-file'] as const) {
    const said = [inPortuguese, inEnglish].map((problems) => problems[problem]('a.bin', 'senet-solve'));
    for (const text of said) expect(text).toMatch(/a\.bin.*\. [A-Z].*\.$/);
    expect(said[0]).not.toBe(said[1]);
  }
});
