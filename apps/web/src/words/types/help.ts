import type { AnalysisKey } from '../../analysis/keys.js';
import type { Query } from '../../board/model.js';
import type { EditorKey } from '../../editor/keys.js';
import type { LibraryKey } from '../../library/keys.js';

/** A key of the board, or a word to type, and what it does. */
export type HelpEntry = { readonly keys: string; readonly does: string };

/** What the help is about: a game, or one of the screens that have keys of their own. */
export const HELP_TOPICS = ['game', 'analysis', 'editor', 'library'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** The help, fetched when it is opened. */
export type HelpWords = {
  readonly title: string;
  /** What one does here, in few words. */
  readonly intro: Readonly<Record<HelpTopic, string>>;
  readonly manual: string;
  readonly close: string;
  /** Keys that go somewhere on any board; to pieces by their letters; those that only a board with a track has. */
  readonly going: readonly HelpEntry[];
  readonly letters: HelpEntry;
  readonly tracking: readonly HelpEntry[];
  /** Through the moves of a game. */
  readonly walking: HelpEntry;
  readonly choosing: readonly HelpEntry[];
  readonly queries: Readonly<Record<Query, HelpEntry>>;
  readonly drawing: readonly HelpEntry[];
  readonly write: HelpEntry;
  readonly alone: HelpEntry;
  readonly sound: HelpEntry;
  readonly help: HelpEntry;
  /** What the keys of a screen do that no game has, and what keys of the board do otherwise there. */
  readonly analysis: Readonly<Record<AnalysisKey, string>>;
  readonly analysisQueries: Readonly<Record<'since' | 'clocks' | 'evaluation' | 'own' | 'theirs', string>>;
  readonly editor: Readonly<Record<EditorKey, string>>;
  readonly placing: readonly HelpEntry[];
  readonly library: Readonly<Record<LibraryKey, string>>;
  /** The headings of the parts. */
  readonly parts: Readonly<Record<HelpPart, string>>;
};

/** The parts of the help about keys, in their order. */
export const KEY_PARTS = [
  'tree',
  'editing',
  'list',
  'placing',
  'going',
  'tracking',
  'choosing',
  'board',
  'game',
  'drawing',
  'others',
] as const;
export type KeyPart = (typeof KEY_PARTS)[number];
/** The parts about what is typed, which are also told to whoever types "ajuda". */
export const TYPED_PARTS = ['moves', 'questions', 'match'] as const;
export type TypedPart = (typeof TYPED_PARTS)[number];
export type HelpPart = KeyPart | TypedPart | 'typed';
