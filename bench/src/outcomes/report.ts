import { type OutcomeModel, PIECE_KNOTS, winDrawLoss } from '@tabuleiro/engine';
import { type Observation, RESULTS } from './observations.js';

/** What is known of one evaluation of one game; kept as JSON so that document and table can be made anew. */
export type Fitted = {
  readonly game: string;
  readonly evaluation: 'weights' | 'network';
  readonly date: string;
  readonly games: number;
  /** Positions looked at for each move. */
  readonly nodes: number;
  readonly positions: number;
  readonly model: OutcomeModel;
  /** On games that were kept out: by the number of pieces, the same for all, and shares of results alone. */
  readonly logLoss: { readonly byPieces: number; readonly constant: number; readonly shares: number };
  readonly calibration: readonly CalibrationRow[];
};

/** Held-out positions in which a win was about equally likely: what was told and what was seen, of a thousand. */
export type CalibrationRow = {
  readonly positions: number;
  readonly told: readonly number[];
  readonly seen: readonly number[];
};

const ROWS = 10;

export function calibrate(model: OutcomeModel, observations: readonly Observation[]): CalibrationRow[] {
  const rows = Array.from({ length: ROWS }, () => ({ positions: 0, told: [0, 0, 0], seen: [0, 0, 0] }));
  for (const { score, pieces, result } of observations) {
    const told = winDrawLoss(model, { cp: score }, pieces);
    if (told === undefined) continue;
    const row = rows[Math.min(ROWS - 1, Math.floor((told.win * ROWS) / 1000))];
    row.positions++;
    for (const [i, name] of RESULTS.entries()) {
      row.told[i] += told[name];
      row.seen[i] += name === result ? 1000 : 0;
    }
  }
  const mean = (sums: readonly number[], count: number): number[] =>
    sums.map((sum) => Math.round(sum / Math.max(1, count)));
  return rows
    .filter(({ positions }) => positions > 0)
    .map(({ positions, told, seen }) => ({
      positions,
      told: mean(told, positions),
      seen: mean(seen, positions),
    }));
}

export function formatOutcomes(all: readonly Fitted[]): string {
  return [
    '# Win, draw, loss',
    '',
    'Made by `npm run outcomes -- GAME --write`. `analyse` and UCI (`UCI_ShowWDL`) tell what a score comes to: of a thousand games of the',
    'computer against itself, how many the side to act wins, draws and loses. A win has the probability σ((score − lead) / spread), a loss',
    'σ((−score − lead) / spread), σ the logistic curve; lead and spread are centipawns, given for some numbers of pieces on the',
    'board and read off a straight line between them. They belong to the scale of an evaluation, so the sum of weights and each network have',
    'their own. A quarter of the games is kept out of the fit: log loss and calibration are measured there.',
    '',
    ...all.flatMap(formatFitted),
  ].join('\n');
}

function formatFitted(fitted: Fitted): string[] {
  const { game, evaluation, date, games, nodes, positions, model, logLoss, calibration } = fitted;
  const { byPieces, constant, shares } = logLoss;
  const count = (number: number): string => number.toLocaleString('en');
  return [
    `## ${game}, ${evaluation === 'network' ? 'network' : 'sum of weights'}`,
    '',
    `${date}: ${count(games)} games at ${count(nodes)} nodes a move, ${count(positions)} positions. Log loss with the shares of results alone ${shares.toFixed(4)}, with`,
    `one lead and one spread ${constant.toFixed(4)}, by the number of pieces ${byPieces.toFixed(4)}.`,
    '',
    `| pieces | ${PIECE_KNOTS.join(' | ')} |`,
    `| --- |${PIECE_KNOTS.map(() => ' ---: |').join('')}`,
    `| lead | ${model.lead.join(' | ')} |`,
    `| spread | ${model.spread.join(' | ')} |`,
    '',
    '| positions | win told | win seen | draw told | draw seen | loss told | loss seen |',
    '| ---: | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...calibration.map(
      ({ positions: seenIn, told: [lost, drawn, won], seen: [sawLost, sawDrawn, sawWon] }) =>
        `| ${count(seenIn)} | ${won} | ${sawWon} | ${drawn} | ${sawDrawn} | ${lost} | ${sawLost} |`,
    ),
    '',
  ];
}

/** The models as a source file of the engine (outcomeModels.ts). */
export function formatModels(all: readonly Fitted[]): string {
  const games = [...new Set(all.map(({ game }) => game))];
  const rows = games.flatMap((game) => [
    `  ${game}: {`,
    ...all
      .filter((fitted) => fitted.game === game)
      .map(
        ({ evaluation, model }) =>
          `    ${evaluation}: { lead: [${model.lead.join(', ')}], spread: [${model.spread.join(', ')}] },`,
      ),
    '  },',
  ]);
  return [
    "import type { GameId } from '@tabuleiro/game';",
    "import type { OutcomeModel } from './winDrawLoss.js';",
    '',
    '/** Made by `npm run outcomes -- GAME --write`: see docs/outcomes.md. By game, of the sum of weights and of its network. */',
    'export const OUTCOME_MODELS: Readonly<',
    '  Record<GameId, { readonly weights?: OutcomeModel; readonly network?: OutcomeModel }>',
    '> = {',
    ...rows,
    '};',
    '',
  ].join('\n');
}
