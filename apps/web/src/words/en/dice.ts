import type { DiceChoiceWords, DiceWords } from '../types/dice.js';

export const dice: DiceWords = {
  title: 'Die',
  shows: (face) => `Die: ${face}`,
  due: 'Die not thrown yet',
  again: 'throws again',
  throwIt: 'Throw the die',
  throwReal: 'What number did you throw?',
  realFace: (face) => `It shows ${face}`,

  sealTitle: 'Fair dice',
  sealSaid:
    'The program has already drawn a secret, and every number on the die follows from it. The seal below locks it: from now on the secret cannot change.',
  commit: 'Seal (SHA-256 of the secret)',
  seed: 'Your text',
  seedHint: 'Write whatever you like, or keep the random text. It is mixed with the secret.',
  seedAnother: 'Another random text',
  badSeed: 'This text cannot be used. Use at most 1,000 characters.',
  howTitle: 'Why can nobody cheat?',
  how: [
    'The seal is shown before you choose your text. Nobody can work out the secret from it, but at the end anyone can check that it has not changed.',
    'When it made the seal, the program did not know your text. So it could not choose the numbers.',
    'Each throw is computed from the secret, your text and the number of the throw. Taking moves back or reloading the page changes nothing: the same throw always gives the same number.',
    'The computer that plays against you is never told the secret.',
    'At the end the secret is shown, and anyone can redo the calculation: here or with another program.',
  ],

  verifyTitle: 'Check the dice',
  verifyIntro:
    'The game is over and the secret can be shown. Compare the seal with the one from before the game; this page works out every throw again.',
  verify: 'Verify',
  fine: (throws) =>
    `All is well: the secret matches the seal, and ${throws === 1 ? 'the throw is the one' : `all ${throws} throws are the ones`} it gives.`,
  doubt: (why) => `Something does not match. ${why}`,
  secret: 'Secret',
  throws: (count) => `Throws (${count})`,
  download: 'Download the transcript',
  file: 'senet-dice.json',
  otherProgram: 'To check with another program:',
  command: 'npx tabuleiro verify-dice senet-dice.json',
  realDie: 'This game was played with a real die: there is nothing to check.',
};

export const diceChoice: DiceChoiceWords = {
  legend: 'Which die?',
  names: { fair: 'The program’s die', real: 'A real die' },
  details: {
    fair: 'Fair, and you can check it at the end',
    real: 'You throw your own five-sided die and say the number',
  },
};
