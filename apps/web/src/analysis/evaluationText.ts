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

/** Wins, draws and losses in percent that make a hundred; where one is near certainty all have a decimal. */
export function formatOutcomes(lang: Lang, wdl: readonly [number, number, number]): readonly string[] {
  const { percent, decimal } = analysisWords[lang].standing;
  const all = wdl.reduce((sum, part) => sum + part, 0);
  const decimals = wdl.some((part) => isNearCertain((part / all) * 100)) ? 1 : 0;
  const units = 10 ** decimals;
  return apportion(wdl, 100 * units).map((part) =>
    percent((part / units).toFixed(decimals).replace('.', decimal)),
  );
}

/** So many units shared out in the ratio of `parts`: each is cut, and what is left goes to those that lost most. */
export function apportion(parts: readonly number[], units: number): readonly number[] {
  const all = parts.reduce((sum, part) => sum + part, 0);
  const exact = parts.map((part) => (part * units) / all);
  const left = units - exact.reduce((sum, share) => sum + Math.floor(share), 0);
  const byLoss = parts.map((_, i) => i).sort((a, b) => (exact[b] % 1) - (exact[a] % 1));
  const raised = byLoss.slice(0, left);
  return exact.map((share, i) => Math.floor(share) + (raised.includes(i) ? 1 : 0));
}

/** A part of one, in percent; near certainty it has a decimal, so that only what is certain is 0 or 100. */
export function formatShare(lang: Lang, share: number): string {
  const { percent, decimal } = analysisWords[lang].standing;
  const value = share * 100;
  const written = value.toFixed(isNearCertain(value) ? 1 : 0).replace('.', decimal);
  return percent(written);
}

function isNearCertain(percent: number): boolean {
  return (percent > 0 && percent < 1) || (percent > 99 && percent < 100);
}
