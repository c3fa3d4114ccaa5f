import type { GameId, GameOption, GameOptions, Outcome, Player, Verdict } from '@tabuleiro/game';
import { common as english } from './en/common.js';
import type { Lang } from './lang.js';
import { common as portuguese } from './pt-BR/common.js';
import type { CommonWords } from './types/common.js';

const LANGUAGES: Readonly<Record<Lang, CommonWords>> = { 'pt-BR': portuguese, en: english };

/** "Xeque-mate: as brancas vencem."; to the person who has the side `own`, "Xeque-mate: você venceu." */
export function wordOutcome(lang: Lang, { reason, winner }: Outcome, own?: Player): string {
  return LANGUAGES[lang].outcomes[reason](winner, own);
}

/** How it ended for the person who has the side `own`, as a headline: "Você venceu!" */
export function wordResult(lang: Lang, { winner }: Outcome, own: Player): string {
  const { won, lost, drawn } = LANGUAGES[lang].results;
  if (winner === undefined) return drawn;
  return winner === own ? won : lost;
}

/** As the subject of a sentence: "as brancas", "o jogador A". */
export function wordPlayer(lang: Lang, player: Player): string {
  return LANGUAGES[lang].players[player];
}

/** "As brancas jogam." */
export function wordTurn(lang: Lang, player: Player): string {
  return LANGUAGES[lang].turns[player];
}

/** "Xeque!" */
export function wordCheck(lang: Lang): string {
  return LANGUAGES[lang].check;
}

/** The game's name for people; its id when no name is known. */
export function wordGame(lang: Lang, game: GameId): string {
  return LANGUAGES[lang].games.get(game) ?? game;
}

/** The games that have a name. */
export function gameIds(lang: Lang): readonly GameId[] {
  return [...LANGUAGES[lang].games.keys()];
}

/** What a house rule allows, as a sentence without a full stop; its name in the code when nothing is known of it. */
export function wordOption(lang: Lang, option: string): string {
  return LANGUAGES[lang].options.get(option) ?? option;
}

/** The house rules that are not the usual ones, each as a sentence without a full stop: what is allowed, or that it is not. */
export function wordHouseRules(
  lang: Lang,
  all: readonly GameOption[],
  chosen: GameOptions,
): readonly string[] {
  return all.flatMap(({ name, default: usual }) => {
    const isOn = chosen[name] ?? usual;
    const rule = wordOption(lang, name);
    return isOn === usual ? [] : [isOn ? rule : LANGUAGES[lang].forbidden(rule)];
  });
}

/** How a claim was judged, as a sentence. */
export function wordVerdict(lang: Lang, verdict: Verdict): string {
  return LANGUAGES[lang].claimed(verdict);
}
