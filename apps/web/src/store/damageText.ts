import { type Lang, wordRecordError } from '@tabuleiro/words';
import { damagedWords } from '../words/damaged.js';
import type { Damage } from './games/openGame.js';

export function wordDamage(lang: Lang, { problem, line, game, error }: Damage): string {
  if (problem !== 'refused') return damagedWords[lang].damages[problem](line);
  return error === undefined
    ? damagedWords[lang].damages['lost-line'](line)
    : wordRecordError(lang, game, error);
}
