import {
  applyActionTo,
  beginGameMatch,
  type GameMatch,
  textPositionIn,
  type WrittenGame,
} from '@tabuleiro/any-game';
import {
  type Action,
  actorOf,
  commitTo,
  formatJournalHeader,
  formatJournalLine,
  formatLastLine,
  makeSecret,
  PLAIN_SETUP,
  type Secret,
  type Setup,
  type TimeControl,
  throwAt,
} from '@tabuleiro/match';
import { Random } from '@tabuleiro/testkit';
import type { GameStore, GameSummary, JournalExtension } from '../../src/store/games/gameStore.js';
import { summaryOf } from '../../src/store/games/journalWriter.js';
import { got, now } from './device.js';

/** What a page writes for one action. */
export type Step = { readonly n: number; readonly line: string; readonly summary: GameSummary };

export type Script = {
  readonly header: string;
  readonly opening: GameSummary;
  readonly steps: readonly Step[];
  readonly gameMatch: GameMatch;
  readonly secret: Secret | undefined;
};

const HOUR: TimeControl = { kind: 'total', stages: [{ ms: 3_600_000 }], increment: 0, delay: 0 };

const OTHERS = ['offer', 'decline', 'hint', 'takeback', 'agree', 'pause', 'resume'] as const;

/** The line of an action behind the last line of a journal, linked to it. */
export function lineBehind(last: string, action: Action): string {
  const { link } = JSON.parse(last);
  return formatJournalLine(2, action, { before: '', last: link }).text;
}

/** A game as a page would keep it: moves, throws, offers, takebacks, and ticks that replace each other. */
export function playScript(written: WrittenGame, seed: number, deeds = 20): Script {
  const random = new Random(seed);
  const secret = makeSecret(Uint8Array.from({ length: 32 }, () => random.below(256)));
  const isFair = written.game.id === 'senet';
  const setup = setupOf(written, isFair ? secret : undefined);
  let gameMatch: GameMatch = got(beginGameMatch(written, setup));
  const { text: header } = formatJournalHeader(gameMatch.match, isFair ? secret : undefined);
  const opening = summaryOf(gameMatch);
  const steps: Step[] = [];
  for (let i = 0; i < deeds && gameMatch.match.outcome === undefined; i++) {
    const next = applyActionTo(gameMatch, randomAction(gameMatch, secret, random));
    if (!next.ok) continue;
    gameMatch = next.value;
    const { actions } = gameMatch.match;
    if (actions === undefined) continue;
    steps.push({ n: actions.length, line: formatLastLine(gameMatch.match), summary: summaryOf(gameMatch) });
  }
  return { header, opening, steps, gameMatch, secret: isFair ? secret : undefined };
}

function setupOf({ game }: WrittenGame, secret: Secret | undefined): Setup {
  return {
    ...PLAIN_SETUP,
    options: Object.fromEntries(game.options.map(({ name }) => [name, true])),
    players: [
      { name: 'Ana', kind: 'person' },
      { name: 'Bia', kind: 'person' },
    ],
    clock: [HOUR, HOUR],
    ...(secret === undefined ? {} : { dice: { commit: commitTo(secret), playerSeed: 'semente' } }),
  };
}

function randomAction(gameMatch: GameMatch, secret: Secret, random: Random): Action {
  const { match } = gameMatch;
  const by = actorOf(match) ?? match.players[0];
  const spent = match.paused ? 0 : random.below(3000);
  const chance = random.below(10);
  if (chance < 3 && !match.paused) return { kind: 'tick', by, spent };
  if (chance < 5) return { kind: random.pick(OTHERS), by: random.pick(match.players), spent };
  const move = random.pick(textPositionIn(gameMatch).legal());
  if (match.turn.kind !== 'chance') return { kind: 'move', by, spent, move };
  const thrown = String(throwAt(secret, 'semente', match.throwCount));
  return { kind: 'throw', by, spent, move: thrown, from: 'fair' };
}

/** The lines that a script leaves behind once its ticks have replaced each other. */
export function linesAfter({ header, steps }: Script, count = steps.length): readonly string[] {
  const lines = [header];
  for (const { n, line } of steps.slice(0, count)) lines[n] = line;
  return lines;
}

/** Appends one line as a page would. */
export function append(
  store: Pick<GameStore, 'append'>,
  id: string,
  n: number,
  line: string,
  summary: GameSummary,
): ReturnType<GameStore['append']> {
  return store.append({ id, n, lines: [line], updated: now(), summary });
}

/** How a game goes on from lines that are known to all of the others. */
export function extensionOf(
  from: readonly string[],
  { to, ...game }: Pick<JournalExtension, 'id' | 'updated' | 'summary'> & { readonly to: readonly string[] },
): JournalExtension {
  const n = from.length - 1;
  return { ...game, n, lines: to.slice(n), known: from[n] };
}

/** Keeps a script as a page would; the id of the game. */
export async function keepScript(store: GameStore, script: Script, count?: number): Promise<string> {
  const { id } = got(await store.create(script.header, script.opening));
  for (const { n, line, summary } of script.steps.slice(0, count)) {
    got(await append(store, id, n, line, summary));
  }
  return id;
}
