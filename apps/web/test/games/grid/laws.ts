import { LANGS, PIECES, pieceWords, wordRefusal } from '@tabuleiro/words';
import type { Place } from '../../../src/board/model.js';
import type { Face, Path, Scene, Step } from '../../../src/games/face.js';
import { type Passage, played, type View } from './reading.js';

/** What is wrong, each with the position it is wrong in. Thousands are looked at: an `expect` for each is too slow. */
type Faults = readonly string[];

const keyOf = (step: Step): string =>
  step.kind === 'place' ? step.place : `${step.question}=${step.answer}`;

const faultIf = (isFault: boolean, fault: string): Faults => (isFault ? [fault] : []);

function placesOf(face: Face, scene: Scene): readonly Place[] {
  return [...face.cells('en', scene), ...face.trays('en', scene)].map(({ id }) => id);
}

/**
 * Every legal action has a path and nothing else has one; no two paths are the same or one the beginning of the other;
 * every place is there; every question has at least two answers, labelled in both languages.
 */
export function pathFaults(face: Face, { scene }: View): Faults {
  const paths = face.paths(scene);
  const about = ` in ${scene.position}`;
  const actions = [...new Set(paths.map(({ action }) => action))].sort();
  const places = new Set(placesOf(face, scene));
  const keys = paths.map(({ steps }) => `${steps.map(keyOf).join(' ')} `).sort();
  return [
    ...faultIf(actions.join() !== scene.legal.join(), `not the legal actions: ${actions}${about}`),
    ...keys.flatMap((key, i) =>
      faultIf(keys.at(i + 1)?.startsWith(key) ?? false, `${key}begins two${about}`),
    ),
    ...paths.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        faultIf(step.kind === 'place' && !places.has(step.place), `${keyOf(step)} is no place${about}`),
      ),
    ),
    ...questionFaults(face, scene, paths),
  ];
}

function questionFaults(face: Face, scene: Scene, paths: readonly Path[]): Faults {
  const asked = new Map<string, { question: string; answers: Set<string> }>();
  for (const { steps } of paths) {
    for (const [i, step] of steps.entries()) {
      if (step.kind === 'place') continue;
      const lead = steps.slice(0, i).map(keyOf).join(' ');
      const known = asked.get(lead) ?? { question: step.question, answers: new Set() };
      asked.set(lead, { ...known, answers: known.answers.add(step.answer) });
    }
  }
  const different = new Map([...asked.values()].map((a) => [`${a.question} ${[...a.answers]}`, a]));
  return Array.from(different, ([about, { question, answers }]) =>
    LANGS.flatMap((lang) => {
      const { title, answers: shown, usual } = face.ask(lang, scene, question, [...answers]);
      const labels = new Set(shown.map(({ label }) => label));
      return [
        ...faultIf(answers.size < 2, `${about} is no question`),
        ...faultIf(!/^\p{Lu}.*\?$/u.test(title), `${about} is asked as ${title}`),
        ...faultIf(
          shown.some(({ answer }) => !answers.has(answer)),
          `${about} has strange answers`,
        ),
        ...faultIf(labels.size !== answers.size, `${about} has the labels ${[...labels]}`),
        ...faultIf(usual !== undefined && !answers.has(usual), `${about}: ${usual} is no answer`),
      ];
    }),
  ).flat();
}

/** Names of pieces that belong to the other language. */
const FOREIGN = {
  'pt-BR': new RegExp(`\\b(${[...PIECES, ...PIECES.map(pieceWords('en').bare)].join('|')})s?\\b`, 'i'),
  en: new RegExp(`\\b(${PIECES.map(pieceWords('pt-BR').bare).join('|')})\\b`, 'i'),
};

/** A sentence is whole: no hole, no code, no word of the other language. */
export function speechFaults(face: Face, { before, action, after }: Passage): Faults {
  return LANGS.flatMap((lang) => {
    const said = face.say(lang, before.scene, action, after.scene);
    const isWhole = /^\p{L}.*[\p{L}\d]$/u.test(said);
    const hasCode = /undefined|NaN|object|[@*_=#~&]| {2}|\d\d/.test(said) || FOREIGN[lang].test(said);
    return faultIf(!isWhole || hasCode, `"${said}" for ${action} in ${before.scene.position}`);
  });
}

/** Marks are places, each once; what moved stands where its motion ends; a capture makes the pieces fewer. */
export function traceFaults(face: Face, { before, action, after }: Passage): Faults {
  const about = ` by ${action} in ${before.scene.position}`;
  const { from, to, travels, captures } = face.trace(before.scene, action, after.scene);
  const men = occupied(after.scene.position);
  const marked = [...from, ...to];
  const isFewer = countMen(after.scene.position) < countMen(before.scene.position);
  return [
    ...faultIf(to.length === 0 || new Set(marked).size < marked.length, `marks ${marked}${about}`),
    ...marked.flatMap((place) => faultIf(!PLACE.test(place), `${place} is no place${about}`)),
    ...travels.flatMap((step) => faultIf(!men.has(step.to) && !TRAY.test(step.to), `${step.to}${about}`)),
    ...faultIf(captures !== isFewer, `captures ${captures}${about}`),
  ];
}

const TRAY = /^(pass|duchy-[wb])$/;
const PLACE = /^([a-h][1-8]|pass|duchy-[wb])$/;

/** The squares of a position text on which something stands. */
function occupied(position: string): ReadonlySet<Place> {
  const wide = position.split(' ')[0].replace(/\d/g, (digit) => '.'.repeat(Number(digit)));
  const squares = wide
    .split('/')
    .flatMap((rank, i) =>
      Array.from(rank, (man, file) => (man === '.' ? '' : `${'abcdefgh'[file]}${8 - i}`)),
    );
  return new Set(squares);
}

/** On the board and, in Brasez, in the Duchies: the field that looks like 0/1. */
function countMen(position: string): number {
  const [placement, ...fields] = position.split(' ');
  const dukes = fields.filter((field) => /^\d+\/\d+$/.test(field)).flatMap((field) => field.split('/'));
  return dukes.reduce((sum, count) => sum + Number(count), placement.replace(/[^a-z]/gi, '').length);
}

export function passageFaults(face: Face, passage: Passage): Faults {
  return [...speechFaults(face, passage), ...traceFaults(face, passage)];
}

/** Paths of a position, and speech and traces of all its actions. */
export function positionFaults(face: Face, before: View): Faults {
  const passages = before.scene.legal.map((action) => ({ before, action, after: played(before, action) }));
  return [...pathFaults(face, before), ...passages.flatMap((passage) => passageFaults(face, passage))];
}

/**
 * Every pair of places that leads nowhere is either nonsense or has its reason in words, both languages. `codes`
 * collects the reasons met.
 */
export function attemptFaults(face: Face, { position, scene }: View, codes: Set<string>): Faults {
  const begun = new Set(face.paths(scene).map(({ steps }) => steps.slice(0, 2).map(keyOf).join(' ')));
  const places = placesOf(face, scene);
  return places.flatMap((from) =>
    places.flatMap((to) => {
      // What can be chosen is not refused; nor is what can be picked up instead.
      const isOffered = [from, to, `${from} ${to}`].some((lead) => begun.has(lead));
      const text = isOffered ? undefined : face.attempt(scene, from, to);
      if (text === undefined) return [];
      const refusal = position.explain(text);
      if (refusal === undefined) return [`${text} is legal: ${from}, ${to} in ${scene.position}`];
      codes.add(refusal.code);
      const words = LANGS.map((lang) => wordRefusal(lang, face.entry.id, refusal));
      return words.flatMap((said) =>
        faultIf(!/^[\p{Lu}"].+[.!?]$/u.test(said), `${refusal.code}: "${said}"`),
      );
    }),
  );
}
