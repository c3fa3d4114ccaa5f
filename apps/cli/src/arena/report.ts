import {
  formatElo,
  formatSpec,
  type MatchPlan,
  type MatchReport,
  type Standing,
  scoreOf,
} from '@tabuleiro/arena';
import { arenaWords, type Lang, wordGame } from '@tabuleiro/words';

/** The score of a match, for people. */
export function formatReport(lang: Lang, plan: MatchPlan, { standing }: MatchReport): string {
  const words = arenaWords(lang);
  const lines = [
    `${wordGame(lang, plan.game)}: ${formatSpec(plan.first)} – ${formatSpec(plan.second)}`,
    formatScore(lang, standing),
    ...wordElo(lang, standing),
    ...formatSprt(lang, plan, standing),
  ];
  const odd = Object.entries(standing.odd).map(([reason, count]) => `${reason} ${count}`);
  if (odd.length > 0) lines.push(words.forfeits(odd.join(', ')));
  return lines.join('\n');
}

/** A line of progress during the match. */
export function formatProgress(lang: Lang, plan: MatchPlan, standing: Standing): string {
  const llr = standing.sprt === undefined ? '' : `  LLR ${decimal(lang, standing.sprt.llr, 2)}`;
  const elo = wordElo(lang, standing).join('');
  return `${standing.games}/${plan.games}  ${formatScore(lang, standing)}  ${elo}${llr}`;
}

function formatScore(lang: Lang, { games, tally }: Standing): string {
  const words = arenaWords(lang);
  if (games === 0) return words.noGames;
  const percent = decimal(lang, scoreOf(tally) * 100, 1);
  return words.score(games, tally.wins, tally.draws, tally.losses, percent);
}

function wordElo(lang: Lang, { rating }: Standing): string[] {
  if (rating === undefined) return [];
  const { elo, low, high } = rating;
  return [arenaWords(lang).elo(formatElo(elo), formatElo(low), formatElo(high))];
}

function formatSprt(lang: Lang, { sprt }: MatchPlan, { sprt: state }: Standing): string[] {
  if (sprt === undefined || state === undefined) return [];
  const bounds = `[${decimal(lang, state.low, 2)}; ${decimal(lang, state.high, 2)}]`;
  const llr = decimal(lang, state.llr, 2);
  return [arenaWords(lang).sprt(formatElo(sprt.elo0), formatElo(sprt.elo1), llr, bounds, state.verdict)];
}

function decimal(lang: Lang, value: number, digits: number): string {
  return value.toFixed(digits).replace('.', arenaWords(lang).decimal);
}

/** The same for programs; JSON has no infinity: null stands for it. */
export function reportAsJson(plan: MatchPlan, { standing }: MatchReport, isInterrupted: boolean): object {
  const { games, tally, pairs, rating, sprt, odd } = standing;
  return {
    game: plan.game,
    first: formatSpec(plan.first),
    second: formatSpec(plan.second),
    games,
    ...tally,
    score: games === 0 ? null : scoreOf(tally),
    elo: rating?.elo ?? null,
    low: rating?.low ?? null,
    high: rating?.high ?? null,
    pairs,
    sprt: sprt ?? null,
    forfeits: odd,
    interrupted: isInterrupted,
  };
}
