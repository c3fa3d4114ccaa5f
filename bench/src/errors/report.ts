import { LEVELS, type LevelParameters } from '@tabuleiro/engine';
import type { Check } from '../calibrate/check.js';
import { type Decider, type Decision, ERROR_KINDS, type ErrorKind } from './decision.js';

/** How one level decides. Shares are of its decisions, from 0 to 1. */
export type Conduct = {
  readonly decider: Decider;
  readonly decisions: number;
  /** Mean loss of the expected result, and of centipawns. */
  readonly loss: number;
  readonly cost: number;
  readonly kinds: Readonly<Record<ErrorKind, number>>;
  /** Shares of losses below each of `SIZES`, and of larger ones at the end. */
  readonly sizes: readonly number[];
  /** Positions with a mate in one, which are counted apart. */
  readonly mates: number;
  /** Of those mates and of pieces to be had for nothing, the share that it took. */
  readonly mated: number;
  readonly captured: number;
};

/** What was found of one game; kept as JSON so that the document can be made anew. */
export type ErrorReport = {
  readonly game: string;
  readonly date: string;
  readonly evaluation: 'weights' | 'network';
  readonly nodes: number;
  readonly positions: number;
  /** Of the levels that decided, the first one first. */
  readonly parameters: readonly LevelParameters[];
  readonly conducts: readonly Conduct[];
  readonly checks: readonly Check[];
};

/** Bounds of the sizes of losses that are told apart. */
export const SIZES = [0.02, 0.05, 0.1, 0.2, 0.4] as const;
/** A level may lose so much less than the one below, and has to lose less by a twentieth. */
const LEAST_RATIO = 0.45;
const MOST_RATIO = 0.95;

export function sumUp(decisions: readonly Decision[]): Conduct[] {
  return [...LEVELS, 'max' as const].map((decider) => {
    const all = decisions.filter((decision) => decision.decider === decider);
    const own = all.filter(({ mated }) => mated === undefined);
    const share = (isMeant: (decision: Decision) => boolean, of = own): number =>
      of.filter(isMeant).length / Math.max(1, of.length);
    const mean = (value: (decision: Decision) => number): number =>
      own.reduce((sum, decision) => sum + value(decision), 0) / Math.max(1, own.length);
    const bounds = [Number.NEGATIVE_INFINITY, ...SIZES, Number.POSITIVE_INFINITY];
    return {
      decider,
      decisions: own.length,
      loss: mean(({ loss }) => loss),
      cost: mean(({ cost }) => cost),
      kinds: {
        'missed-mate': share(({ kind }) => kind === 'missed-mate'),
        'into-mate': share(({ kind }) => kind === 'into-mate'),
        'hung-piece': share(({ kind }) => kind === 'hung-piece'),
        'missed-capture': share(({ kind }) => kind === 'missed-capture'),
        'slow-plan': share(({ kind }) => kind === 'slow-plan'),
      },
      sizes: bounds.slice(1).map((to, i) => share(({ loss }) => loss >= bounds[i] && loss < to)),
      mates: all.length - own.length,
      mated: share(
        ({ mated }) => mated === true,
        all.filter(({ mated }) => mated !== undefined),
      ),
      captured: share(
        ({ captured }) => captured === true,
        own.filter(({ captured }) => captured !== undefined),
      ),
    };
  });
}

/** What is promised of the errors of levels. */
export function checkErrors(conducts: readonly Conduct[]): Check[] {
  const levels = conducts.filter(({ decider }) => decider !== 'max');
  const ratios = levels.slice(1).map(({ loss }, i) => loss / levels[i].loss);
  const seen = (share: (conduct: Conduct) => number): string =>
    levels.map((conduct) => percent(share(conduct))).join(', ');
  const fromThree = levels.slice(2);
  return [
    {
      promise: `each level loses at most ${MOST_RATIO} and at least ${LEAST_RATIO} of what the one below loses`,
      seen: ratios.map((ratio) => ratio.toFixed(2)).join(', '),
      holds: ratios.every((ratio) => ratio <= MOST_RATIO && ratio >= LEAST_RATIO),
    },
    {
      promise:
        'no kind of error is more frequent on a level than on the one below, but for two standard errors',
      seen: risingKinds(levels).join(', ') || 'none',
      holds: risingKinds(levels).length === 0,
    },
    {
      promise: 'from level 3 on three mates in one of four are seen',
      seen: seen(({ mated }) => mated),
      holds: fromThree.every(({ mated }) => mated >= 0.75),
    },
    {
      promise: 'from level 3 on two of three pieces to be had for nothing are taken',
      seen: seen(({ captured }) => captured),
      holds: fromThree.every(({ captured }) => captured >= 2 / 3),
    },
  ];
}

/** The errors that a level makes more often than the one below, by more than chance explains. */
function risingKinds(levels: readonly Conduct[]): readonly string[] {
  return levels.slice(1).flatMap((level, i) => {
    const { decisions, kinds } = levels[i];
    const isRarer = (kind: ErrorKind): boolean => {
      const before = kinds[kind];
      // As if there had been one more: what was not seen before may be seen once by chance.
      const spread = Math.sqrt((before + 1 / Math.max(1, decisions)) / Math.max(1, decisions));
      return level.kinds[kind] <= before + 2 * spread;
    };
    return ERROR_KINDS.filter((kind) => !isRarer(kind)).map(
      (kind) => `${HEADS[kind]} on level ${level.decider}`,
    );
  });
}

const HEADS: Readonly<Record<ErrorKind, string>> = {
  'missed-mate': 'missed mate',
  'into-mate': 'walked into mate',
  'hung-piece': 'hung piece',
  'missed-capture': 'missed capture',
  'slow-plan': 'slow plan',
};

/** The errors of the levels of one game, as a section of docs/levels.md. */
export function formatErrors({ date, evaluation, nodes, positions, conducts }: ErrorReport): string[] {
  const count = (number: number): string => number.toLocaleString('en');
  const kinds = ERROR_KINDS.map((kind) => HEADS[kind]);
  const sizes = [...SIZES.map((size) => `< ${size * 100}`), `≥ ${(SIZES.at(-1) ?? 0) * 100}`];
  return [
    `${date}: the same ${count(positions)} positions for all, judged with ${count(nodes)} nodes a move by ${evaluation === 'network' ? 'the network' : 'the sum of weights'}. Loss is what a move costs of the`,
    'expected result (percent; the same in hundredths of a pawn); kinds are shares of all decisions, in percent, of moves that lose 5 or more.',
    `${count(conducts[0].mates)} positions with a mate in one, the last of games that were won, are counted apart.`,
    '',
    `| level | loss | cp | ${kinds.join(' | ')} | mate in one seen | free piece taken |`,
    `| ---: | ---: | ---: |${' ---: |'.repeat(kinds.length + 2)}`,
    ...conducts.map(
      (conduct) =>
        `| ${conduct.decider} | ${percent(conduct.loss)} | ${conduct.cost.toFixed(0)} | ${ERROR_KINDS.map((kind) => percent(conduct.kinds[kind])).join(' | ')} | ${percent(conduct.mated)} | ${percent(conduct.captured)} |`,
    ),
    '',
    `| level | ${sizes.map((size) => `loss ${size}`).join(' | ')} |`,
    `| ---: |${' ---: |'.repeat(sizes.length)}`,
    ...conducts.map((conduct) => `| ${conduct.decider} | ${conduct.sizes.map(percent).join(' | ')} |`),
    '',
  ];
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
