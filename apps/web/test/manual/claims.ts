import type { Entry, Position } from '@tabuleiro/contest';
import { LANGS } from '@tabuleiro/words';
import { isAccepted } from '../../src/manual/accepting.js';
import type { Article, Example } from '../../src/manual/article.js';
import type { Task, TaskStep } from '../../src/manual/task.js';

type Faults = readonly string[];

const faultIf = (isFault: boolean, fault: string): Faults => (isFault ? [fault] : []);

/** What an example claims and the rules deny. */
export function exampleFaults(entry: Entry, example: Example): Faults {
  const { position: text, options = {}, legal, forbidden, after } = example;
  const read = entry.parse(text, options);
  if (!read.ok) return [`${text}: ${JSON.stringify(read.error)}`];
  const position = read.value;
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
  ];
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
export function taskFaults(entry: Entry, task: Task): Faults {
  const read = entry.parse(task.position, task.options ?? {});
  if (!read.ok) return [`${task.id}: ${task.position}: ${JSON.stringify(read.error)}`];
  const texts = LANGS.flatMap((lang) =>
    Object.values(task.text[lang]).flatMap((text) => faultIf(text === '', `${task.id}: no text in ${lang}`)),
  );
  return [...texts, ...walkFaults(task.id, read.value, task.steps)];
}

function walkFaults(id: string, position: Position, [step, ...others]: readonly TaskStep[]): Faults {
  if (step === undefined) return [];
  const { accepts, replies = [] } = step;
  const legal = position.legal();
  const strange = Array.isArray(accepts) ? accepts.filter((move) => !legal.includes(move)) : [];
  const ways = legal.filter((move) => isAccepted(accepts, position, move));
  return [
    ...strange.map((move) => `${id}: ${move} is not legal in ${position.format()}: ${legal}`),
    ...faultIf(ways.length === 0, `${id}: nothing solves ${position.format()}`),
    ...ways.flatMap((way) => {
      const next = position.replay([way, ...replies]);
      if (!next.ok) return [`${id}: ${[way, ...replies].join(' ')} in ${position.format()}`];
      const isEarly = others.length > 0 && next.value.outcome() !== undefined;
      return [
        ...faultIf(isEarly, `${id}: over after ${way}`),
        ...(isEarly ? [] : walkFaults(id, next.value, others)),
      ];
    }),
  ];
}
