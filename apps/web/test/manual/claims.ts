import { type TextPosition, textPositionOf, type WrittenGame } from '@tabuleiro/any-game';
import { play, replay } from '@tabuleiro/game';
import { LANGS } from '@tabuleiro/words';
import type { Article, Example, LineOutcome } from '../../src/manual/article.js';
import { isAccepted, type TaskStep, type TutorialTask } from '../../src/manual/task.js';

type Faults = readonly string[];

const faultIf = (isFault: boolean, fault: string): Faults => (isFault ? [fault] : []);

/** What an example claims and the rules deny. */
export function exampleFaults({ game }: WrittenGame, example: Example): Faults {
  const { position: text, options = {}, legal, forbidden, after, effects } = example;
  const read = game.notation.parsePosition(text, options);
  if (!read.ok) return [`${text}: ${JSON.stringify(read.error)}`];
  const position = textPositionOf(game, read.value);
  const known = position.legal();
  const [shown] = legal;
  const next = position.play(shown);
  return [
    ...faultIf(position.format() !== text, `written back as ${position.format()}`),
    ...legal.flatMap((move) => faultIf(!known.includes(move), `${move} is not legal in ${text}: ${known}`)),
    ...forbidden.flatMap(({ move, rule }) => {
      const refusal = position.explain(move);
      return faultIf(refusal?.rule !== rule, `${move} in ${text}: ${JSON.stringify(refusal)}, not ${rule}`);
    }),
    ...faultIf(
      after !== undefined && (!next.ok || next.value.format() !== after),
      `${shown} in ${text} leads to ${next.ok ? next.value.format() : 'nothing'}`,
    ),
    ...(effects ?? []).flatMap(([line, effect]) => {
      const seen = effectOf(position, line === '' ? [] : line.split(' '));
      return faultIf(seen !== effect, `"${line}" in ${text}: ${seen}, not ${effect}`);
    }),
    ...faultIf(effects === undefined && TELLS.test(example.text.en), `${text} tells what nothing checks`),
  ];
}

/** A text in English that tells of check or of the end of a game. */
const TELLS = /\b(check|mates?|stalemate|draw|drawn|draws|wins?|lose)\b/i;

/** What comes of a line of actions, as an `Effect`. */
function effectOf(start: TextPosition, line: readonly string[]): string {
  const before = start.replay(line.slice(0, -1));
  const last = line.at(-1);
  if (!before.ok) return JSON.stringify(before.error);
  if (last === undefined) return stateOf(before.value);
  const after = before.value.play(last);
  return after.ok ? stateOf(after.value) : `refused ${before.value.explain(last)?.rule}`;
}

function stateOf(position: TextPosition): string {
  const outcome = position.outcome();
  if (outcome !== undefined) return `${outcome.winner ?? 'draw'} ${outcome.reason}`;
  return position.inCheck() ? 'check' : 'quiet';
}

/** Texts that are missing, or not whole sentences. */
export function textFaults({ id, text, examples, clauses }: Article): Faults {
  return LANGS.flatMap((lang) => {
    const { title, summary, body, rulings } = text[lang];
    const sentences = [
      summary,
      ...body,
      ...rulings.flatMap(({ open, ruled, why }) => [open, ruled, why]),
      ...examples.map((example) => example.text[lang]),
    ];
    return [
      ...faultIf(!/^\S.*[^.\s]$/.test(title), `${id}, ${lang}: title "${title}"`),
      ...faultIf(body.length === 0, `${id}, ${lang}: no body`),
      ...sentences.flatMap((sentence) =>
        faultIf(!/^[\p{Lu}\d"“(-].*[.!?:”)]$/su.test(sentence), `${id}, ${lang}: "${sentence}"`),
      ),
      ...rulings.flatMap(({ clause }) =>
        faultIf(!clauses.includes(clause), `${id}, ${lang}: ruling of ${clause}`),
      ),
    ];
  });
}

/** What a task asks for and the rules do not allow; every accepted way is walked. */
export function taskFaults({ game }: WrittenGame, task: TutorialTask): Faults {
  const read = game.notation.parsePosition(task.position, task.options);
  if (!read.ok) return [`${task.id}: ${task.position}: ${JSON.stringify(read.error)}`];
  const texts = LANGS.flatMap((lang) =>
    Object.values(task.text[lang]).flatMap((text) => faultIf(text === '', `${task.id}: no text in ${lang}`)),
  );
  const { id, steps, effect } = task;
  return [
    ...texts,
    ...walkFaults(id, { game, state: read.value }, steps, effect),
    ...faultIf(
      effect === undefined &&
        steps.at(-1)?.accepts !== 'win' &&
        TELLS.test(`${task.text.en.task} ${task.text.en.done}`),
      `${id} tells what nothing checks`,
    ),
  ];
}

type At = { readonly game: WrittenGame['game']; readonly state: unknown };

function walkFaults(
  id: string,
  at: At,
  [step, ...others]: readonly TaskStep[],
  effect: LineOutcome | undefined,
): Faults {
  const { game, state } = at;
  const position = textPositionOf(game, state);
  if (step === undefined) {
    const seen = stateOf(position);
    return faultIf(effect !== undefined && seen !== effect, `${id}: ${seen}, not ${effect}`);
  }
  const { accepts, replies = [] } = step;
  const legal = position.legal();
  const strange = Array.isArray(accepts) ? accepts.filter((move) => !legal.includes(move)) : [];
  const ways = legal.filter((move) => isWay(at, accepts, move));
  return [
    ...strange.map((move) => `${id}: ${move} is not legal in ${position.format()}: ${legal}`),
    ...faultIf(ways.length === 0, `${id}: nothing solves ${position.format()}`),
    ...ways.flatMap((way) => {
      const next = replay(game, state, [way, ...replies]);
      if (!next.ok) return [`${id}: ${[way, ...replies].join(' ')} in ${position.format()}`];
      const isEarly = others.length > 0 && game.turn(next.value).kind === 'over';
      return [
        ...faultIf(isEarly, `${id}: over after ${way}`),
        ...(isEarly ? [] : walkFaults(id, { game, state: next.value }, others, effect)),
      ];
    }),
  ];
}

function isWay({ game, state }: At, accepts: TaskStep['accepts'], text: string): boolean {
  const turn = game.turn(state);
  const after = play(game, state, text);
  return (
    turn.kind !== 'over' &&
    after.ok &&
    isAccepted(accepts, game, { text, by: turn.player, after: after.value })
  );
}
