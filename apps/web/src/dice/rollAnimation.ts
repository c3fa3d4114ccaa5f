import { DIE_FACES, type Throw } from '@tabuleiro/match';

export const ROLL_MS = 400;
const FRAMES = 5;

/** What is seen while the die rolls: every other face, the one thrown last. */
export function rollingFaces(face: Throw): readonly Throw[] {
  const others = Array.from({ length: FRAMES }, (_, i) => DIE_FACES[(face + i * 2) % DIE_FACES.length]);
  return [...others.filter((other) => other !== face), face];
}

const TUMBLE: Keyframe[] = [
  { transform: 'translate(-18%, -34%) rotate(-200deg) scale(0.86)' },
  { transform: 'translate(6%, 4%) rotate(-60deg) scale(1.04)', offset: 0.55 },
  { transform: 'translate(-2%, -8%) rotate(12deg)', offset: 0.78 },
  { transform: 'none' },
];

/** Shows the faces one after another while the drawing tumbles; the function returned ends it at the last face. */
export function roll(drawing: Element, face: Throw, show: (face: Throw) => void): () => void {
  const faces = rollingFaces(face);
  const tumble = drawing.animate(TUMBLE, { duration: ROLL_MS, easing: 'ease-out' });
  const timers = faces.map((one, i) => setTimeout(show, (ROLL_MS * i) / faces.length, one));
  return () => {
    for (const timer of timers) clearTimeout(timer);
    tumble.cancel();
    show(face);
  };
}
