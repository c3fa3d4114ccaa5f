import { ANALYSIS_CHORDS, EDITING_KEYS, WALKING_KEYS } from '../analysis/keys.js';
import { QUERIES, type Query } from '../board/model.js';
import { type ChordTable, nameChord } from '../chord.js';
import { EDITOR_CHORDS, EDITOR_KEYS, EDITOR_QUERIES } from '../editor/keys.js';
import { LIBRARY_CHORDS, LIBRARY_KEYS } from '../library/keys.js';
import type { Route } from '../route.js';
import type { HelpEntry, HelpTopic, HelpWords, KeyPart } from '../words/types/help.js';

/** What the help is about on a screen. */
export function topicOf({ screen }: Route): HelpTopic {
  return screen === 'analysis' || screen === 'editor' || screen === 'library' ? screen : 'game';
}

/** Which part a question belongs to; the others are about the position. */
const ASKED_ELSEWHERE: Readonly<Partial<Record<Query, KeyPart>>> = {
  'last-move': 'game',
  since: 'game',
  'last-capture': 'game',
  clocks: 'game',
  evaluation: 'game',
  movable: 'choosing',
  ahead: 'tracking',
};

/** The keys of a part that work where the help was opened; none where it has no such part. */
export function keysOf(words: HelpWords, topic: HelpTopic, part: KeyPart): readonly HelpEntry[] {
  return [...ownKeysOf(words, topic, part), ...questionsOf(words, topic, part)];
}

function ownKeysOf(words: HelpWords, topic: HelpTopic, part: KeyPart): readonly HelpEntry[] {
  const isGame = topic === 'game';
  const isAnalysis = topic === 'analysis';
  const hasBoard = topic !== 'library';
  switch (part) {
    case 'tree':
      return isAnalysis ? entriesOf(WALKING_KEYS, ANALYSIS_CHORDS, words.analysis, 'Shift+') : [];
    case 'editing':
      return isAnalysis ? entriesOf(EDITING_KEYS, ANALYSIS_CHORDS, words.analysis) : [];
    case 'list':
      return topic === 'library'
        ? [...entriesOf(LIBRARY_KEYS, LIBRARY_CHORDS, words.library), words.help]
        : [];
    case 'placing':
      if (topic !== 'editor') return [];
      return [...words.placing, ...entriesOf(EDITOR_KEYS, EDITOR_CHORDS, words.editor)];
    case 'going': {
      const further = [...(isGame || isAnalysis ? [words.letters] : []), ...(isGame ? [words.walking] : [])];
      return hasBoard ? [...words.going, ...further] : [];
    }
    case 'tracking':
      return hasBoard ? words.tracking : [];
    case 'choosing':
      return isGame || isAnalysis ? words.choosing : [];
    case 'drawing':
      return isGame || isAnalysis ? words.drawing : [];
    case 'others': {
      const { write, alone, sound, help } = words;
      if (isGame) return [write, alone, sound, help];
      if (isAnalysis) return [sound, help];
      return hasBoard ? [help] : [];
    }
    case 'board':
    case 'game':
      return [];
  }
}

function questionsOf(words: HelpWords, topic: HelpTopic, part: KeyPart): readonly HelpEntry[] {
  const otherwise: Readonly<Partial<Record<Query, string>>> =
    topic === 'analysis' ? words.analysisQueries : {};
  return askedOn(topic)
    .filter((query) => (ASKED_ELSEWHERE[query] ?? 'board') === part)
    .map((query) => ({ ...words.queries[query], does: otherwise[query] ?? words.queries[query].does }));
}

function askedOn(topic: HelpTopic): readonly Query[] {
  if (topic === 'library') return [];
  return topic === 'editor' ? EDITOR_QUERIES : QUERIES;
}

/** A table of keys as it is read; `held` stands before each of them. */
function entriesOf<D extends string>(
  deeds: readonly D[],
  chords: ChordTable<D>,
  does: Readonly<Record<D, string>>,
  held = '',
): readonly HelpEntry[] {
  return deeds.map((deed) => {
    const keys = chords[deed].map((chord) => held + nameChord(chord)).join(', ');
    return { keys, does: does[deed] };
  });
}
