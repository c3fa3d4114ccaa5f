import { EXIT } from '@tabuleiro/senet';
import { type ActionReview, type GameReview, MISTAKE } from '@tabuleiro/senet-engine';
import { capital, type Lang, reviewWords } from '@tabuleiro/words';
import { reviewPageWords } from '../words/review.js';
import type { Reviewed } from './reviewService.js';

/** What the players are called, A first. */
export type Names = readonly [string, string];

export function nameIn(names: Names, player: string): string {
  return names[player === 'A' ? 0 : 1];
}

/** "dado 4", "22 → 27", "26 → saída". */
export function describeAction(lang: Lang, text: string): string {
  const words = reviewPageWords[lang];
  const [from, to] = text.split('-');
  if (to !== undefined) return Number(to) === EXIT ? words.leaves(from) : words.step(from, to);
  return /^\d$/.test(text) ? words.thrown(text) : words.skips;
}

/** By how much the action changed the chances of its player: "+4,2 %", or nothing. */
export function formatActionChange(lang: Lang, action: ActionReview): string {
  if (action.kind === 'throw') return formatChange(lang, action.luck);
  return isCostly(action) ? formatChange(lang, -action.loss) : '';
}

/** "sorte +4,2 %", "custou 3,1 %", or nothing. */
function describeChange(lang: Lang, action: ActionReview): string {
  const words = reviewPageWords[lang];
  if (action.kind === 'throw') return words.luck(formatChange(lang, action.luck));
  return isCostly(action) ? words.cost(formatChance(lang, action.loss)) : '';
}

/** A loss that would be shown as 0,0 % does not count. */
function isCostly(action: ActionReview): boolean {
  return action.kind === 'move' && action.loss >= 0.0005;
}

export function isMistake(action: ActionReview): boolean {
  return action.kind === 'move' && action.loss >= MISTAKE;
}

/** Where the game stood after so many actions, in a sentence or two. */
export function describePly(lang: Lang, review: GameReview, names: Names, ply: number): string {
  const words = reviewPageWords[lang];
  const action = review.actions.at(ply - 1);
  const chance = words.chanceOf(names[0], formatChance(lang, review.curve[ply]));
  if (ply === 0 || action === undefined) return `${words.atStart} ${chance}`;
  const told = words.at(
    ply,
    review.actions.length,
    nameIn(names, action.player),
    describeAction(lang, action.action),
  );
  const change = describeChange(lang, action);
  const advice =
    action.kind === 'move' && isCostly(action) ? words.better(describeAction(lang, action.best)) : '';
  const notes = [change, advice].filter((note) => note !== '').join(', ');
  const source = words.source(action.isExact);
  return [told, `${chance} ${source}`, ...(notes === '' ? [] : [`${capital(notes)}.`])].join(' ');
}

/** The whole curve for those who do not see it. */
export function describeCurve(lang: Lang, review: GameReview, names: Names): string {
  const words = reviewPageWords[lang];
  const { curve } = review;
  const told = (ply: number): string => formatChance(lang, curve[ply]);
  const [high, low] = [plyOf(curve, Math.max), plyOf(curve, Math.min)];
  const lucky = luckiestOf(review);
  return [
    words.curve(names[0], told(0), told(curve.length - 1)),
    words.highest(told(high), high),
    words.lowest(told(low), low),
    ...(lucky === undefined ? [] : [describeLuck(lang, lucky, names)]),
  ].join(' ');
}

function plyOf(curve: readonly number[], of: (...wins: readonly number[]) => number): number {
  return curve.indexOf(of(...curve));
}

type Throw = Extract<ActionReview, { kind: 'throw' }>;

function luckiestOf({ actions }: GameReview): Throw | undefined {
  const throws = actions.filter((action) => action.kind === 'throw');
  return throws.reduce<Throw | undefined>(
    (most, one) => (Math.abs(one.luck) > Math.abs(most?.luck ?? 0) ? one : most),
    undefined,
  );
}

function describeLuck(lang: Lang, { at, player, action, luck }: Throw, names: Names): string {
  const words = reviewPageWords[lang];
  const change = words.luck(formatChange(lang, luck));
  return words.luckiest(at + 1, nameIn(names, player), describeAction(lang, action), change);
}

/** Who won, what the dice gave, and how sure all this is. */
export function describeResult(lang: Lang, reviewed: Reviewed, names: Names): readonly string[] {
  const { review, pieces } = reviewed;
  const [words, page] = [reviewWords(lang), reviewPageWords[lang]];
  const { winner, adjusted } = review;
  return [
    winner === undefined ? words.unfinished : words.winner(nameIn(names, winner)),
    ...(adjusted === undefined ? [] : [page.adjusted(names[0], formatChance(lang, adjusted))]),
    words.table(pieces),
  ];
}

export function describeWorst(lang: Lang, { worst }: GameReview, names: Names): string {
  const words = reviewWords(lang);
  if (worst === undefined) return words.flawless;
  const { at, player, action, loss, best, isExact } = worst;
  return words.worst(
    at + 1,
    nameIn(names, player),
    describeAction(lang, action),
    formatChance(lang, loss),
    describeAction(lang, best),
    isExact,
  );
}

const MINUS = '−';
/** A no-break space keeps the sign at its number. */
const UNIT = '\u00a0%';

/** "4,2 %". */
export function formatChance(lang: Lang, chance: number): string {
  const percent = (Math.abs(chance) * 100).toLocaleString(lang, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return `${chance < 0 && !/^0[.,]0$/.test(percent) ? MINUS : ''}${percent}${UNIT}`;
}

/** "+4,2 %", "−4,2 %". */
export function formatChange(lang: Lang, change: number): string {
  const text = formatChance(lang, change);
  return text.startsWith(MINUS) ? text : `+${text}`;
}
