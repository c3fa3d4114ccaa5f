import type { Lang } from '@tabuleiro/words';

export type DiceChoiceWords = {
  readonly legend: string;
  readonly names: Readonly<Record<'fair' | 'real', string>>;
  readonly details: Readonly<Record<'fair' | 'real', string>>;
};

export const diceChoiceWords: Readonly<Record<Lang, DiceChoiceWords>> = {
  'pt-BR': {
    legend: 'Que dado?',
    names: { fair: 'Dado do programa', real: 'Dado de verdade' },
    details: {
      fair: 'Honesto, e você pode conferir no fim',
      real: 'Você joga o seu dado de cinco faces e diz o número',
    },
  },
  en: {
    legend: 'Which die?',
    names: { fair: 'The program’s die', real: 'A real die' },
    details: {
      fair: 'Fair, and you can check it at the end',
      real: 'You throw your own five-sided die and say the number',
    },
  },
};
