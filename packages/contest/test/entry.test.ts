import { PLAIN_SETUP } from '@tabuleiro/match';
import { expect, test } from 'vitest';
import { brasezEntry, classicoEntry, nucleoEntry, senetEntry } from '../src/index.js';

const ENTRIES = [classicoEntry, nucleoEntry, brasezEntry, senetEntry];

test.each(ENTRIES)('[P-NF6] a match of $id is played and kept in texts alone', (entry) => {
  const begun = entry.begin(PLAIN_SETUP);
  if (!begun.ok) throw new Error(begun.error.problem);
  const { match } = begun.value;
  const position = begun.value.position();
  expect(position.format()).toBe(entry.start({}).format());
  const [move] = position.legal();
  const by = match.players[0];
  const isThrow = position.chances().length > 0;
  const next = begun.value.act(
    isThrow ? { kind: 'throw', by, spent: 0, move, from: 'real' } : { kind: 'move', by, spent: 0, move },
  );
  if (!next.ok) throw new Error(next.error.code);
  expect(next.value.written('pt-BR')).toHaveLength(1);
  const played = position.play(move);
  expect(played.ok && played.value.format()).toBe(next.value.position().format());
});

test('[P-NF6] a position that cannot be read is refused with its place', () => {
  const refused = brasezEntry.parse('8/8 w', {});
  expect(refused.ok).toBe(false);
});
