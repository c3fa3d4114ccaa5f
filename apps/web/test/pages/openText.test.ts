import { expect, test } from 'vitest';
import { openFile } from '../../src/pages/openText.js';
import { componentWords } from '../../src/words/app.js';
import { emptyStorage } from '../library/filledStorage.js';

const { fileLost } = componentWords.en;

/** A file that was there when it was chosen, of which no more than this can be read now. */
function lostFile(readable: string): File {
  const file = new File([readable], 'a.json');
  const gone = (): Promise<never> => Promise.reject(new DOMException('gone', 'NotFoundError'));
  const head = readable === '' ? { arrayBuffer: gone } : new Blob([readable]);
  return Object.assign(file, { arrayBuffer: gone, slice: () => head });
}

test.each(['', '{"game":"classico","actions":[]}'])(
  'a large file that cannot be read is told as lost, at its beginning or behind it (%j)',
  async (readable) => {
    const failure = await openFile(await emptyStorage(), lostFile(readable));
    expect(failure?.text('en')).toBe(fileLost);
  },
);

test('a large file that can be read is not told as lost where something else fails', async () => {
  const library = (): Promise<never> => Promise.reject(new Error('chunk'));
  const opened = openFile(
    { ...(await emptyStorage()), library },
    new File(['[Event "x"]\n\n1. e4 *'], 'a.pgn'),
  );
  await expect(opened).rejects.toThrow('chunk');
});
