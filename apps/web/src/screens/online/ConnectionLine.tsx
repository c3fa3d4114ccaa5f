import type { ConnectionState } from '@tabuleiro/online';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import type { OnlineTable } from '../../online/onlineTable.js';
import { pageClock } from '../../online/socket.js';
import { wordAge } from '../../online/wording.js';
import { onlineWords } from '../../words/online.js';

type Props = { readonly lang: Lang; readonly table: OnlineTable };

/** How the connection stands, in words and a shape of its own each: never by colour alone. Changes are announced elsewhere. */
export function ConnectionLine({ lang, table }: Props): JSX.Element {
  void table.beat.value;
  const { connection } = table.client;
  return (
    <span class={`connection is-${connection.kind}`}>
      <Sign kind={connection.kind} />
      <span>{wordConnection(lang, connection, pageClock.now())}</span>
    </span>
  );
}

export function wordConnection(lang: Lang, state: ConnectionState, now: number): string {
  const { connection: words } = onlineWords[lang];
  return state.kind === 'gone' ? words.gone(wordAge(lang, now - state.since)) : words[state.kind];
}

/** Full, half, broken, a ring, a bar. */
const SHAPES: Readonly<Record<ConnectionState['kind'], string>> = {
  linked: 'M12 2L20 5L22 12L19 20L12 22L4 19L2 12L5 5Z',
  slow: 'M12 2L20 5L22 12L19 20L12 22L4 19L2 12L5 5ZM12 5L7 7L5 12L7 17L12 19Z',
  gone: 'M4 2L12 9L20 2L22 4L15 12L22 20L20 22L12 15L4 22L2 20L9 12L2 4Z',
  trying: 'M12 2L20 5L22 12L19 20L12 22L4 19L2 12L5 5ZM12 6L8 8L6 12L8 16L12 18L16 16L18 12L16 8Z',
  closed: 'M2 9L22 9L22 15L2 15Z',
};

export function Sign({ kind }: { readonly kind: ConnectionState['kind'] }): JSX.Element {
  return (
    <svg class="connection-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path fill-rule="evenodd" d={SHAPES[kind]} />
    </svg>
  );
}
