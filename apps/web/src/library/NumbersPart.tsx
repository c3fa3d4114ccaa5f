import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { HeaderProps } from '../components/Page.js';
import { NumbersScreen } from '../screens/library/NumbersScreen.js';
import type { GameStorage } from '../store/storage.js';
import { statisticsOf } from './statistics.js';
import { useLibrary } from './useLibrary.js';

type Props = HeaderProps & { readonly storage: GameStorage };

/** What the games of this device come to together. Nothing leaves it. */
export function NumbersPart({ storage, ...header }: Props): JSX.Element {
  const { entries } = useLibrary(storage);
  const statistics = useMemo(() => entries && statisticsOf(entries), [entries]);
  return <NumbersScreen {...header} statistics={statistics} />;
}
