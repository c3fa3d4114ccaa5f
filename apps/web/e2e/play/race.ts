import type { GameTester } from './gameTester';

/** What a person has to do next, and how many throws and moves were made before. */
type Due = { readonly what: 'end' | 'throw' | 'skip' | 'move'; readonly made: number };

/**
 * Plays Senet with the mouse to its end: whenever it is a person's turn, throws and moves the foremost piece that can.
 * `throwDie` is told how many throws people have made.
 */
export async function playThrows(
  table: GameTester,
  throwDie: (count: number) => Promise<void>,
): Promise<void> {
  let thrown = 0;
  for (let due = await nextDue(table, -1); due.what !== 'end'; due = await nextDue(table, due.made)) {
    if (due.what === 'throw') await throwDie(thrown++);
    else await table.marked('source').last().click();
    if (due.what === 'move') await table.marked('move', 'swap', 'leave', 'fall').last().click();
  }
}

/** Waits until more was made than before and it is a person's turn: one question to the page, asked until it answers. */
async function nextDue({ page }: GameTester, before: number): Promise<Due> {
  const found = await page.waitForFunction((old): Due | undefined => {
    const made = document.querySelectorAll('.moves-move').length;
    if (document.querySelector('.end-result')) return { what: 'end', made };
    if (made <= old) return undefined;
    if (document.querySelector('.die-box button:not([aria-disabled="true"])')) return { what: 'throw', made };
    if (document.querySelector('[data-place="skip"][data-marks~="source"]')) return { what: 'skip', made };
    return document.querySelector('[data-marks~="source"]') ? { what: 'move', made } : undefined;
  }, before);
  const due = await found.jsonValue();
  if (due === undefined) throw new Error('nothing is due');
  return due;
}
