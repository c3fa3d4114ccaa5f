import type { Facts, GameId, Outcome, PositionError, Reason, Refusal } from '@tabuleiro/game';
import type { GameTextError, Language, PgnError, PlayPgnError, TextError } from '@tabuleiro/notation';
import { wordNotationError, wordOutcome, wordPositionError, wordRefusal } from '@tabuleiro/words';
import type { GameName, PlayerOf } from './gameTypes.js';

// No type of `words` in what is declared here: who checks types against `tabuleiro` does not need the packages it words.

/** A text for people in both languages: `san.en`, `sentence['pt-BR']`. */
export type Bilingual = Readonly<Record<Language, string>>;

/** What is wrong with an input: a stable code, the facts behind it, and a sentence that says it. */
export type WordedError = { readonly code: string; readonly facts: Facts; readonly sentence: Bilingual };

/** Why a move is not legal. `rule` is the id of the clause, see docs/rules/requirements.md. */
export type WordedRefusal = Refusal & { readonly sentence: Bilingual };

/** How a game ended. No winner is a draw. */
export type WordedOutcome<G extends GameName = GameName> = {
  readonly winner: PlayerOf<G> | undefined;
  readonly reason: Reason;
  readonly sentence: Bilingual;
};

/** The same in both languages. */
export function bilingual(word: (lang: Language) => string): Bilingual {
  return Object.freeze({ 'pt-BR': word('pt-BR'), en: word('en') });
}

export function outcomeSentence(outcome: Outcome): Bilingual {
  return bilingual((lang) => wordOutcome(lang, outcome));
}

export function wordedRefusal(game: GameId, refusal: Refusal): WordedRefusal {
  return Object.freeze({ ...refusal, sentence: bilingual((lang) => wordRefusal(lang, game, refusal)) });
}

/** A move that nobody can find by its text, though it is written like one; `rule` is the clause about moves. */
export function wordedTextError(error: TextError, rule: string): WordedRefusal {
  const { code, text } = error;
  const candidates = code === 'ambiguous' ? error.candidates.map(({ move }) => move).join(' ') : undefined;
  const facts = { text, ...(candidates !== undefined && { candidates }) };
  return Object.freeze({ code, facts, rule, sentence: bilingual((lang) => wordNotationError(lang, error)) });
}

export function wordedPositionError(game: GameId, error: PositionError): WordedError {
  const { problem, field, facts } = error;
  const sentence = bilingual((lang) => wordPositionError(lang, game, error));
  return Object.freeze({ code: problem, facts: { ...facts, field }, sentence });
}

export function wordedGameError(error: GameTextError | PgnError | PlayPgnError): WordedError {
  const { code, text } = error;
  const facts = { text, ...('line' in error && { line: error.line }) };
  return Object.freeze({ code, facts, sentence: bilingual((lang) => wordNotationError(lang, error)) });
}
