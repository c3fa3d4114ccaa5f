import { isTimed, type Match } from '@tabuleiro/match';

/** Why a game cannot be analysed before it is over. */
export const ANALYSIS_BARS = ['online', 'timed', 'helpless'] as const;
export type AnalysisBar = (typeof ANALYSIS_BARS)[number];

/**
 * Analysis is help. A game that is over takes none any more. One that goes on takes it only where all other help is free too:
 * not between two devices (O-HELP), not while a clock runs that help is paid from or that others think under (N-TIME), not
 * where help was ruled out.
 */
export function analysisBar(match: Match): AnalysisBar | undefined {
  const { outcome, setup } = match;
  if (outcome !== undefined) return undefined;
  if (setup.online !== undefined) return 'online';
  if (isTimed(match)) return 'timed';
  return setup.help.hint > 0 && setup.help.takeback > 0 ? undefined : 'helpless';
}
