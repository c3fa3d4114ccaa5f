import type { GameId, Outcome, Player, PositionError, Refusal } from '@tabuleiro/game';
import type { DiceDoubt, DiceWords } from './dice.js';
import type { Dictionary } from './dictionary.js';
import { common as english } from './en/common.js';
import { dice as englishDice } from './en/dice.js';
import { terminal as englishTerminal } from './en/terminal.js';
import type { CodedError, ErrorCode, ErrorFacts } from './errors.js';
import { gameWording } from './games.js';
import type { Lang } from './lang.js';
import { common as portuguese } from './pt-BR/common.js';
import { dice as portugueseDice } from './pt-BR/dice.js';
import { terminal as portugueseTerminal } from './pt-BR/terminal.js';
import type { TerminalWords } from './terminal.js';
import type { Wording } from './wording.js';

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { 'pt-BR': portuguese, en: english };

const TERMINALS: Readonly<Record<Lang, TerminalWords>> = { 'pt-BR': portugueseTerminal, en: englishTerminal };

const DICE: Readonly<Record<Lang, DiceWords>> = { 'pt-BR': portugueseDice, en: englishDice };

/** Two games may use one code with different sentences, so the game is asked for. */
export function wordRefusal(lang: Lang, game: GameId, refusal: Refusal): string {
  const own = lookUp(gameWording(lang, game)?.refusals, refusal.code);
  const shared = lookUp(DICTIONARIES[lang].refusals, refusal.code);
  return (own ?? shared)?.(refusal.facts) ?? refusal.code;
}

export function wordPositionError(lang: Lang, game: GameId, error: PositionError): string {
  const own = lookUp(gameWording(lang, game)?.positionProblems, error.problem);
  return own?.(error.facts) ?? wordError(lang, { code: error.code, field: wordField(lang, error.field) });
}

export function wordError(lang: Lang, error: CodedError): string {
  return sentence(lang, error.code, error);
}

function sentence<Code extends ErrorCode>(lang: Lang, code: Code, facts: ErrorFacts[Code]): string {
  return DICTIONARIES[lang].errors[code](facts);
}

/** Why a transcript of dice cannot be believed. */
export function wordDiceDoubt(lang: Lang, doubt: DiceDoubt): string {
  if (doubt.code === 'commit-differs') return DICE[lang].commitDiffers(doubt.written, doubt.computed);
  return DICE[lang].throwDiffers(doubt.at, doubt.written, doubt.computed);
}

/** "Xeque-mate: as brancas vencem." */
export function wordOutcome(lang: Lang, outcome: Outcome): string {
  return DICTIONARIES[lang].outcomes[outcome.reason](outcome.winner);
}

/** As the subject of a sentence: "as brancas", "o jogador A". */
export function wordPlayer(lang: Lang, player: Player): string {
  return DICTIONARIES[lang].players[player];
}

/** "As brancas jogam." */
export function wordTurn(lang: Lang, player: Player): string {
  return DICTIONARIES[lang].turns[player];
}

export function wordCheck(lang: Lang): string {
  return DICTIONARIES[lang].check;
}

/** The game's name for people; its id when no name is known. */
export function wordGame(lang: Lang, game: GameId): string {
  return DICTIONARIES[lang].games.get(game) ?? game;
}

/** The games that have a name. */
export function gameIds(lang: Lang): readonly GameId[] {
  return [...DICTIONARIES[lang].games.keys()];
}

/** What a house rule allows, as a sentence without a full stop. */
export function wordOption(lang: Lang, option: string): string {
  return DICTIONARIES[lang].options.get(option) ?? option;
}

/** The name of a field of a position text. */
export function wordField(lang: Lang, field: string): string {
  return DICTIONARIES[lang].fields.get(field) ?? field;
}

/** What a text board and a dialogue at a terminal say. */
export function terminalWords(lang: Lang): TerminalWords {
  return TERMINALS[lang];
}

export function lookUp(table: Wording | undefined, code: string): Wording[string] | undefined {
  return table !== undefined && Object.hasOwn(table, code) ? table[code] : undefined;
}
