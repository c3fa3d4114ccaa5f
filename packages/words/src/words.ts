import type { GameId, Outcome, Player } from '@tabuleiro/game';
import type { Dictionary } from './dictionary.js';
import { common as english } from './en/common.js';
import type { Lang } from './lang.js';
import { common as portuguese } from './pt-BR/common.js';

const DICTIONARIES: Readonly<Record<Lang, Dictionary>> = { 'pt-BR': portuguese, en: english };

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
