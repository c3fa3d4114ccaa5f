import { type FairDice, isPlayerSeed, makeFairDice, makeSecret, SECRET_BYTES } from '@tabuleiro/match';
import { type Lang, terminalWords } from '@tabuleiro/words';
import type { Io } from '../io.js';
import type { Terminal } from './terminal.js';

const PROPOSED_BYTES = 8;
/** What a record can hold. */
const LONGEST_SEED = 1000;

/** S-DIE: the commit is shown first, then the players add their seed. Undefined when the input ends before. */
export async function agreeOnDice(io: Io, terminal: Terminal, lang: Lang): Promise<FairDice | undefined> {
  const words = terminalWords(lang);
  const secret = makeSecret(drawBytes(io, SECRET_BYTES));
  const proposed = Buffer.from(drawBytes(io, PROPOSED_BYTES)).toString('hex');
  await terminal.say(words.commitShown(makeFairDice(secret, proposed).commit));
  for (;;) {
    await terminal.say(words.askSeed(proposed));
    const line = await terminal.askAny();
    if (line === undefined) return undefined;
    const seed = line === '' ? proposed : line;
    if (isPlayerSeed(seed) && seed.length <= LONGEST_SEED) {
      await terminal.say(words.seedTaken(seed));
      return makeFairDice(secret, seed);
    }
    await terminal.say(words.badSeed);
  }
}

function drawBytes(io: Io, length: number): Uint8Array {
  return Uint8Array.from({ length }, () => Math.floor(io.random() * 256));
}
