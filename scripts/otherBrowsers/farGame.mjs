/**
 * A match between two browsers, played in their pages by what people click on. Each function is sent to a browser as text, so it
 * uses nothing from outside.
 */

/** What is clicked on for each move, in turn; a game without a line is played by whatever is possible. */
export const FAR_GAMES = [
  {
    game: 'classico',
    line: [
      ['f2', 'f3'],
      ['e7', 'e5'],
      ['g2', 'g4'],
      ['d8', 'h4'],
    ],
  },
  {
    game: 'nucleo',
    line: [
      ['f2', 'f3'],
      ['e7', 'e6'],
      ['g2', 'g3'],
      ['a7', 'a6'],
      ['g3', 'g4'],
      ['d8', 'h4'],
    ],
  },
  { game: 'brasez', line: [['d1'], ['e8'], ['a2', 'a3'], ['pass', 'pass'], ['pass', 'pass']] },
  { game: 'senet', line: undefined },
];

/** Creates the match; gives the link of its invitation. */
export async function inviteInPage(game) {
  const until = async (what, find) => {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`no ${what}: ${document.body.innerText.slice(0, 300)}`);
  };
  const button = (start) => () =>
    [...document.querySelectorAll('button')].find((found) => found.textContent.trim().startsWith(start));
  location.hash = `#/nova/${game}`;
  const isFar = (radio) =>
    [...radio.labels].some((label) => label.textContent.trim().startsWith('Alguém longe'));
  const far = () => [...document.querySelectorAll('input[type="radio"]')].find(isFar);
  (await until('somebody far away', far)).click();
  (await until('button to invite', button('Criar o convite'))).click();
  return (await until('link', () => document.querySelector('.link-card input'))).value;
}

/** Takes the seat of the invitation that is open. */
export async function sitInPage() {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const found = [...document.querySelectorAll('button')].find(
      (button) => button.textContent.trim() === 'Sentar',
    );
    if (found) {
      found.click();
      return;
    }
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`no invitation: ${document.body.innerText.slice(0, 300)}`);
}

/** Plays one's own moves of the line, or whatever is possible, to the end; gives what the page lists then. */
export async function playFarInPage({ line, isFirst }) {
  const until = async (what, find) => {
    for (const end = Date.now() + 120_000; Date.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 20));
    }
    throw new Error(`no ${what}: ${document.body.innerText.slice(0, 300)}`);
  };
  const listed = () => [...document.querySelectorAll('.moves-move')].map((move) => move.textContent.trim());
  const result = () => document.querySelector('.end-result');
  const last = (selector) => [...document.querySelectorAll(selector)].at(-1);
  const playLine = async () => {
    for (const [i, places] of line.entries()) {
      await until(`${i} moves`, () => listed().length >= i);
      if ((i % 2 === 0) !== isFirst) continue;
      for (const place of places)
        (await until(place, () => document.querySelector(`[data-place="${place}"]`))).click();
      await until(`move ${i + 1}`, () => listed().length > i);
    }
  };
  const actable = () =>
    document.querySelector('.die-box button:not([aria-disabled="true"])') ?? last('[data-marks~="source"]');
  const playOn = async () => {
    while (!result()) {
      const source = await until('turn', () => result() ?? actable());
      if (result()) return;
      const made = listed().length;
      source.click();
      const target = () =>
        last(['move', 'swap', 'leave', 'fall'].map((mark) => `[data-marks~="${mark}"]`).join());
      const next = await until('what comes of it', () => listed().length > made || result() || target());
      if (next instanceof HTMLElement && next !== result()) next.click();
      await until('move', () => listed().length > made || result());
    }
  };
  await until('board', () => document.querySelector('[role="grid"]'));
  await (line === undefined ? playOn() : playLine());
  return { result: (await until('result', result)).textContent, moves: listed() };
}
