import type { Player } from '@tabuleiro/game';
import { type Lang, wordPlayer } from '@tabuleiro/words';
import { analysisWords } from '../words/analysis.js';
import type { Standing } from './standing.js';

/** "brancas um pouco melhor", "mate em 3 para as pretas", "jogador A com 62 % de chance". */
export function wordStanding(
  lang: Lang,
  players: readonly [Player, Player],
  { step, side, share, score }: Standing,
): string {
  const words = analysisWords[lang].standing;
  const who = (seat: 0 | 1): string => wordPlayer(lang, players[seat]);
  if ('win' in score) {
    const ahead = share >= 0.5 ? 0 : 1;
    return words.chance(who(ahead), formatShare(lang, ahead === 0 ? share : 1 - share));
  }
  if ('mate' in score) return words.mate(who(score.mate > 0 ? 0 : 1), Math.abs(score.mate));
  return words.steps[step](who(side ?? 0));
}

/** In few letters, from the first player's side: `+0,45`, `−#3`, `62 %`. */
export function writeStanding(lang: Lang, { score, share }: Standing): string {
  const { decimal } = analysisWords[lang].standing;
  if ('win' in score) return formatShare(lang, share);
  if ('mate' in score) return `${score.mate < 0 ? '−' : ''}#${Math.abs(score.mate)}`;
  const pawns = (Math.abs(score.cp) / 100).toFixed(2).replace('.', decimal);
  if (score.cp === 0) return pawns;
  return `${score.cp > 0 ? '+' : '−'}${pawns}`;
}

/** A part of one, in percent; near certainty it has a decimal, so that only what is certain is 0 or 100. */
export function formatShare(lang: Lang, share: number): string {
  const { percent, decimal } = analysisWords[lang].standing;
  const value = share * 100;
  const isNear = (value > 0 && value < 1) || (value > 99 && value < 100);
  const written = value.toFixed(isNear ? 1 : 0).replace('.', decimal);
  return percent(written);
}
