import { LANGS, pieceWords, wordRefusal } from '@tabuleiro/words';
import type { Place } from '../../../src/board/model.js';
import { PIECES } from '../../../src/games/grid/board.js';
import type { GameMove, GamePosition } from '../../../src/games/position.js';
import type { GameView, Path, Step } from '../../../src/games/view.js';
import { traced } from '../traced.js';
import { write } from './reading.js';

/** What is wrong, each with the position it is wrong in. Thousands are looked at: an `expect` for each is too slow. */
type Faults = readonly string[];

const keyOf = (step: Step): string =>
  step.kind === 'place' ? step.place : `${step.question}=${step.answer}`;

const faultIf = (isFault: boolean, fault: string): Faults => (isFault ? [fault] : []);

function placesOf(view: GameView, position: GamePosition): readonly Place[] {
  return [...view.cells('en', position), ...view.trays('en', position)].map(({ id }) => id);
}

/**
 * Every legal action has a path and nothing else has one; no two paths are the same or one the beginning of the other;
 * every place is there; every question has at least two answers, labelled in both languages.
 */
export function pathFaults(view: GameView, position: GamePosition): Faults {
  const paths = view.paths(position);
  const about = ` in ${write(view, position)}`;
  const actions = [...new Set(paths.map(({ move }) => move))];
  const places = new Set(placesOf(view, position));
  const keys = paths.map(({ steps }) => `${steps.map(keyOf).join(' ')} `).sort();
  return [
    ...faultIf(actions.length !== position.moves.length, `not the legal actions: ${actions.length}${about}`),
    ...faultIf(
      !actions.every((move) => position.moves.includes(move)),
      `more than the legal actions${about}`,
    ),
    ...keys.flatMap((key, i) =>
      faultIf(keys.at(i + 1)?.startsWith(key) ?? false, `${key}begins two${about}`),
    ),
    ...paths.flatMap(({ steps }) =>
      steps.flatMap((step) =>
        faultIf(step.kind === 'place' && !places.has(step.place), `${keyOf(step)} is no place${about}`),
      ),
    ),
    ...questionFaults(view, position, paths),
  ];
}

function questionFaults(view: GameView, position: GamePosition, paths: readonly Path[]): Faults {
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
      const { title, answers: shown, usual } = view.ask(lang, position, question, [...answers]);
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
export function speechFaults(view: GameView, gameMove: GameMove): Faults {
  return LANGS.flatMap((lang) => {
    const said = view.say(lang, gameMove);
    const isWhole = /^\p{L}.*[\p{L}\d]$/u.test(said);
    const hasCode = /undefined|NaN|object|[@*_=#~&]| {2}|\d\d/.test(said) || FOREIGN[lang].test(said);
    return faultIf(!isWhole || hasCode, `"${said}"${aboutMove(view, gameMove)}`);
  });
}

function aboutMove(view: GameView, { before, move }: GameMove): string {
  return ` by ${view.written.game.notation.formatMove(move)} in ${write(view, before)}`;
}

/** Marks are places, each once; what moved stands where its motion ends; a capture makes the pieces fewer. */
export function traceFaults(view: GameView, gameMove: GameMove): Faults {
  const about = aboutMove(view, gameMove);
  const { from, to, travels, captures } = traced(view, gameMove);
  const [before, after] = [gameMove.before, gameMove.after].map((position) => write(view, position));
  const men = occupied(after);
  const marked = [...from, ...to];
  const isFewer = countMen(after) < countMen(before);
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

export function gameMoveFaults(view: GameView, gameMove: GameMove): Faults {
  return [...speechFaults(view, gameMove), ...traceFaults(view, gameMove)];
}

/** Paths of a position, and speech and traces of all its actions. */
export function positionFaults(view: GameView, before: GamePosition): Faults {
  const passages = before.moves.map((move) => before.withMove(move));
  return [...pathFaults(view, before), ...passages.flatMap((gameMove) => gameMoveFaults(view, gameMove))];
}

/**
 * Every pair of places that leads nowhere is either nonsense or has its reason in words, both languages. `codes`
 * collects the reasons met.
 */
export function attemptFaults(view: GameView, position: GamePosition, codes: Set<string>): Faults {
  const { game } = view.written;
  const begun = new Set(view.paths(position).map(({ steps }) => steps.slice(0, 2).map(keyOf).join(' ')));
  const places = placesOf(view, position);
  return places.flatMap((from) =>
    places.flatMap((to) => {
      // What can be chosen is not refused; nor is what can be picked up instead.
      const isOffered = [from, to, `${from} ${to}`].some((lead) => begun.has(lead));
      const text = isOffered ? undefined : view.attempt(position, from, to);
      if (text === undefined) return [];
      const refusal = game.explain(position.state, text);
      if (refusal === undefined) return [`${text} is legal: ${from}, ${to} in ${write(view, position)}`];
      codes.add(refusal.code);
      const words = LANGS.map((lang) => wordRefusal(lang, game.id, refusal));
      return words.flatMap((said) =>
        faultIf(!/^[\p{Lu}"].+[.!?]$/u.test(said), `${refusal.code}: "${said}"`),
      );
    }),
  );
}
