import type { Lang } from '@tabuleiro/words';
import type { PersistenceState } from '../../store/persistence.js';
import type { Settings, Speech } from '../../store/settings/settings.js';

type Names<T extends string> = Readonly<Record<T, string>>;

export type SettingsWords = {
  readonly title: string;
  readonly atOnce: string;
  readonly look: {
    readonly title: string;
    readonly language: string;
    readonly theme: string;
    readonly themes: Names<Settings['theme']>;
    readonly board: string;
    readonly boards: Names<Settings['board']>;
    readonly pieces: string;
    readonly pieceSets: Names<Settings['pieces']>;
    readonly textSize: string;
    readonly percent: (value: number) => string;
    readonly motion: string;
    readonly motions: Names<Settings['motion']>;
    readonly hand: string;
    readonly hands: Names<Settings['hand']>;
  };
  readonly speech: {
    readonly title: string;
    readonly preview: string;
    readonly square: string;
    readonly squares: Names<Speech['square']>;
    readonly files: string;
    readonly fileNames: Names<Speech['files']>;
    readonly piece: string;
    readonly pieces: Names<Speech['piece']>;
    readonly colour: string;
    readonly colours: Names<Speech['colour']>;
    readonly verbosity: string;
    readonly verbosities: Names<Speech['verbosity']>;
  };
  /** The board, playing and sound: a group each. */
  readonly board: {
    readonly title: string;
    readonly playTitle: string;
    readonly soundTitle: string;
    readonly targets: string;
    readonly targetsHint: string;
    readonly movable: string;
    readonly movableHint: string;
    readonly coordinates: string;
    readonly onlyBoard: string;
    readonly onlyBoardHint: string;
    readonly confirmMoves: string;
    readonly confirmMovesHint: string;
    readonly retirement: string;
    readonly retirementHint: string;
    readonly coordinateSizes: Names<Settings['coordinateSize'] | 'none'>;
    readonly figurines: string;
    readonly figurinesHint: string;
    readonly keys: string;
    readonly keysHint: string;
    readonly hurry: string;
    readonly hurryHint: string;
    readonly premove: string;
    readonly premoveHint: string;
    readonly letters: string;
    readonly lettersAuto: string;
    readonly lettersOf: Names<Lang>;
    readonly sharing: string;
    readonly sharings: Names<Settings['sharing']>;
    readonly sound: string;
    readonly volume: string;
    readonly percent: (value: number) => string;
    readonly trySound: string;
  };
  readonly storage: {
    readonly title: string;
    readonly games: (count: number) => string;
    readonly persist: string;
    readonly exportAll: string;
    readonly import: string;
    readonly exportHint: string;
    readonly damaged: string;
    readonly damagedHint: string;
    /** `kept` is empty where nobody knows when. */
    readonly damagedGame: (id: string, kept: string) => string;
    readonly exportOne: string;
    readonly deleteOne: string;
    readonly deleting: string;
    readonly deletingText: string;
    readonly persistence: Names<Exclude<PersistenceState, 'refused'>>;
    /** "3,2 MB de 2,1 GB" */
    readonly space: (used: number, most: number) => string;
  };
  readonly about: {
    readonly title: string;
    readonly version: (version: string) => string;
    readonly newer: string;
    readonly update: string;
    readonly privacy: string;
    readonly privacyText: string;
    readonly licences: string;
    readonly licencesText: string;
  };
  /** Some of them could not be read. */
  readonly odd: (fields: readonly string[]) => string;
};
