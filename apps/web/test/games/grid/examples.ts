import { wordRefusal } from '@tabuleiro/words';
import type { Place } from '../../../src/board/model.js';
import type { Face, Step } from '../../../src/games/face.js';
import { played, read } from './reading.js';

/** What is said of an action in both languages. */
export function said(face: Face, position: string, action: string): readonly [string, string] {
  const before = read(face.entry, position);
  const after = played(before, action);
  return [
    face.say('pt-BR', before.scene, action, after.scene),
    face.say('en', before.scene, action, after.scene),
  ];
}

/** The ways to choose an action: places with their marks, `question=answer`. */
export function ways(face: Face, position: string, action: string): readonly string[] {
  const paths = face.paths(read(face.entry, position).scene);
  return paths.filter((path) => path.action === action).map(({ steps }) => steps.map(formatStep).join(' '));
}

function formatStep(step: Step, i: number): string {
  if (step.kind === 'answer') return `${step.question}=${step.answer}`;
  return i === 0 && step.as === 'move' ? step.place : `${step.place}:${step.as}`;
}

/** Why one cannot go from one place to another: the code of the reason. */
export function whyNot(face: Face, position: string, from: Place, to: Place): string | undefined {
  const { scene, position: at } = read(face.entry, position);
  const attempt = face.attempt(scene, from, to);
  return attempt === undefined ? undefined : at.explain(attempt)?.code;
}

export function whyNotInWords(face: Face, position: string, from: Place, to: Place): string {
  const { scene, position: at } = read(face.entry, position);
  const refusal = at.explain(face.attempt(scene, from, to) ?? '');
  return refusal === undefined ? '' : wordRefusal('pt-BR', face.entry.id, refusal);
}

/** What a typed text stands for. */
export function typed(face: Face, position: string, text: string): string | undefined {
  return face.typed?.(read(face.entry, position).scene, text);
}
