import type { Place, TargetMark } from '../board/model.js';
import type { Path, Step } from '../games/view.js';

/** What can be chosen next. At most one of `places` and `question` has something to choose from. */
export type NextChoices<M = unknown> = {
  readonly places: ReadonlyMap<Place, TargetMark>;
  readonly question: { readonly question: string; readonly answers: readonly string[] } | undefined;
  /** The move, when the steps are a whole path. */
  readonly move: M | undefined;
};

/** What the legal paths leave open after the steps made so far. */
export function choicesAfter<M>(paths: readonly Path<M>[], steps: readonly Step[]): NextChoices<M> {
  const open = paths.filter((path) => steps.every((step, i) => isSame(step, path.steps[i])));
  const places = new Map<Place, TargetMark>();
  const answers: string[] = [];
  let question: string | undefined;
  for (const { steps: all } of open) {
    const next = all.at(steps.length);
    if (next?.kind === 'place' && !places.has(next.place)) places.set(next.place, next.as);
    if (next?.kind !== 'answer') continue;
    question ??= next.question;
    if (!answers.includes(next.answer)) answers.push(next.answer);
  }
  return {
    places,
    question: question === undefined ? undefined : { question, answers },
    move: open.find((path) => path.steps.length === steps.length)?.move,
  };
}

function isSame(step: Step, other: Step | undefined): boolean {
  if (step.kind === 'place') return other?.kind === 'place' && step.place === other.place;
  return other?.kind === 'answer' && step.question === other.question && step.answer === other.answer;
}

/** What a person's choice of a place comes to. */
export type PickResult =
  | { readonly kind: 'chosen'; readonly steps: readonly Step[] }
  | { readonly kind: 'dropped' }
  /** Not a legal choice: `from` is what was picked up before, if anything. */
  | { readonly kind: 'refused'; readonly from: Place | undefined };

/** Goes on with the move where it can, else begins a new one; the same piece again puts it down. */
export function pick(paths: readonly Path[], steps: readonly Step[], place: Place): PickResult {
  const as = choicesAfter(paths, steps).places.get(place);
  if (as !== undefined) return { kind: 'chosen', steps: [...steps, { kind: 'place', place, as }] };
  const from = firstPlace(steps);
  if (from === place) return { kind: 'dropped' };
  const last = lastPlace(steps);
  if (last === place) return { kind: 'chosen', steps: steps.slice(0, -1) };
  // A partner that was picked may as well be a piece picked anew: then it goes on from there.
  const onward = last === undefined ? undefined : restart(paths, last, place);
  if (onward !== undefined) return { kind: 'chosen', steps: onward };
  const anew = choicesAfter(paths, []).places.get(place);
  if (anew !== undefined) return { kind: 'chosen', steps: [{ kind: 'place', place, as: anew }] };
  return { kind: 'refused', from };
}

function restart(paths: readonly Path[], from: Place, to: Place): readonly Step[] | undefined {
  const first = choicesAfter(paths, []).places.get(from);
  if (first === undefined) return undefined;
  const steps: readonly Step[] = [{ kind: 'place', place: from, as: first }];
  const as = choicesAfter(paths, steps).places.get(to);
  return as && [...steps, { kind: 'place', place: to, as }];
}

function lastPlace(steps: readonly Step[]): Place | undefined {
  const last = steps.at(-1);
  return last?.kind === 'place' && steps.length > 1 ? last.place : undefined;
}

export function firstPlace([first]: readonly Step[]): Place | undefined {
  return first?.kind === 'place' ? first.place : undefined;
}
