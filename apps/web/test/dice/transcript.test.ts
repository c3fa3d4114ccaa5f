import {
  applyActionTo,
  beginGameMatch,
  fairThrow,
  type GameMatch,
  lastMover,
  playText,
  textPositionIn,
  writtenSenet,
} from '@tabuleiro/any-game';
import type { Result } from '@tabuleiro/game';
import {
  makeFairDice,
  opponentIn,
  PLAIN_SETUP,
  parseTranscript,
  seenThrows,
  withoutSecret,
} from '@tabuleiro/match';
import { Random } from '@tabuleiro/testkit';
import { LANGS } from '@tabuleiro/words';
import { expect, test } from 'vitest';
import { drawSecret } from '../../src/dice/fairDice.js';
import { checkDice, transcriptFile, transcriptFrom } from '../../src/dice/transcript.js';

const SECRET = drawSecret((bytes) => bytes.map((_, i) => i * 7));
const DICE = makeFairDice(SECRET, 'minha semente, ção');
const SEED = 5;

function must<T>(result: Result<T, { readonly code: string }>): T {
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
}

/** The throw that is due, or a choice by chance. */
function goOn(gameMatch: GameMatch, random: Random): GameMatch {
  const { turn } = gameMatch.match;
  const thrown = fairThrow(gameMatch.match, SECRET);
  if (turn.kind !== 'chance' || thrown === undefined) {
    return must(playText(gameMatch, random.pick(textPositionIn(gameMatch).legal()), 0));
  }
  return must(
    applyActionTo(gameMatch, { kind: 'throw', by: turn.player, spent: 0, move: thrown, from: 'fair' }),
  );
}

function takeBack(gameMatch: GameMatch): GameMatch {
  const by = lastMover(gameMatch.match) ?? 'A';
  const asked = must(applyActionTo(gameMatch, { kind: 'takeback', by, spent: 0 }));
  return must(applyActionTo(asked, { kind: 'agree', by: opponentIn(asked.match, by), spent: 0 }));
}

/** A whole game by the fair dice, of which every tenth action is taken back once. */
function playGame(): GameMatch {
  const random = new Random(SEED);
  let gameMatch: GameMatch = must(
    beginGameMatch(writtenSenet, { ...PLAIN_SETUP, dice: withoutSecret(DICE) }),
  );
  for (let n = 1; gameMatch.match.outcome === undefined; n++) {
    gameMatch = n % 10 === 0 ? takeBack(gameMatch) : goOn(gameMatch, random);
  }
  return gameMatch;
}

const FINISHED = playGame();
const TRANSCRIPT = transcriptFrom(FINISHED.match, SECRET);
if (TRANSCRIPT === undefined) throw new Error('no transcript');

test('[S-DIE] a finished game gives a transcript with every throw seen', () => {
  expect(TRANSCRIPT.throws.join()).toBe(seenThrows(FINISHED.match).join());
  expect(TRANSCRIPT).toMatchObject({ commit: DICE.commit, secret: SECRET, playerSeed: DICE.playerSeed });
});

test('[S-DIE] nothing is told before the game is over, and nothing of a real die', () => {
  const begun = beginGameMatch(writtenSenet, { ...PLAIN_SETUP, dice: withoutSecret(DICE) });
  expect(begun.ok && transcriptFrom(begun.value.match, SECRET)).toBeUndefined();
  const real = beginGameMatch(writtenSenet, PLAIN_SETUP);
  expect(real.ok && transcriptFrom(real.value.match, undefined)).toBeUndefined();
});

test('[S-DIE] true dice are said to be true', () => {
  const { length } = TRANSCRIPT.throws;
  expect(checkDice('pt-BR', TRANSCRIPT)).toEqual({
    isFine: true,
    text: `Tudo certo: o segredo é o do selo e os ${length} arremessos são os que a conta dá.`,
  });
  expect(checkDice('en', { ...TRANSCRIPT, throws: TRANSCRIPT.throws.slice(0, 1) }).text).toBe(
    'All is well: the secret matches the seal, and the throw is the one it gives.',
  );
});

test('[S-DIE] one changed throw or another secret is found', () => {
  const [first, ...rest] = TRANSCRIPT.throws;
  const changed = checkDice('pt-BR', { ...TRANSCRIPT, throws: [first === 1 ? 2 : 1, ...rest] });
  expect(changed.isFine).toBe(false);
  expect(changed.text).toBe(
    `Algo não confere. O arremesso 0 (contado a partir de 0) é diferente: a transcrição diz ${first === 1 ? 2 : 1}, mas deveria ser ${first}.`,
  );
  for (const lang of LANGS) {
    expect(checkDice(lang, { ...TRANSCRIPT, secret: drawSecret() }).isFine).toBe(false);
    expect(checkDice(lang, { ...TRANSCRIPT, playerSeed: 'outra' }).isFine).toBe(false);
  }
});

test('[S-DIE] the file is one that verify-dice reads', async () => {
  const file = transcriptFile(TRANSCRIPT);
  expect(file.type).toBe('application/json');
  expect(parseTranscript(await file.text())).toEqual({ ok: true, value: TRANSCRIPT });
});
