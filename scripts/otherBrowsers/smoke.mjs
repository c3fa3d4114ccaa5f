/**
 * Plays a few moves in the page itself, by what a person clicks on. It is sent to the browser as text, so it uses nothing
 * from outside. Returns the moves that the page lists; throws what it waited for in vain.
 */
export async function playInPage({ game, wishes, played, moves }) {
  const until = async (what, find) => {
    for (const end = Date.now() + 60_000; Date.now() < end; ) {
      const found = find();
      if (found) return found;
      await new Promise((done) => setTimeout(done, 50));
    }
    throw new Error(`no ${what}: ${document.body.innerText.slice(0, 300)}`);
  };
  const named = (selector, start) =>
    [...document.querySelectorAll(selector)].find((element) => element.textContent.trim().startsWith(start));
  const listed = () => [...document.querySelectorAll('.moves-move')].map((move) => move.textContent.trim());
  location.hash = `#/nova/${game}`;
  const begin = await until('button to begin', () => named('button', 'Começar a partida'));
  const choose = async (start) => {
    const radios = () => [...document.querySelectorAll('input[type="radio"]')];
    const isNamed = (radio) => [...radio.labels].some((label) => label.textContent.trim().startsWith(start));
    (await until(start, () => radios().find(isNamed))).click();
  };
  for (const wish of wishes) await choose(wish);
  begin.click();
  for (const places of played) {
    const before = listed().length;
    for (const place of places) {
      const find = () =>
        document.querySelector(`[role="grid"] [data-place="${place}"], button[aria-label="${place}"]`) ??
        named('button', place);
      (await until(`${place} to click on`, find)).click();
    }
    // A move is kept before it is shown: the next one waits for that.
    await until(`move by ${places}`, () => listed().length > before);
  }
  await until(`${moves} moves`, () => listed().length >= moves);
  return listed();
}

/** After a reload: what was played is still there. */
export async function readMoves(count) {
  for (const end = Date.now() + 60_000; Date.now() < end; ) {
    const moves = [...document.querySelectorAll('.moves-move')].map((move) => move.textContent.trim());
    if (moves.length >= count) return moves;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`the moves are gone: ${document.body.innerText.slice(0, 300)}`);
}
