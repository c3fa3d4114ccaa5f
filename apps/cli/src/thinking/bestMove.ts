import { fail, type GameId, type Outcome, ok, type Result } from '@tabuleiro/game';
import { THINKING_GAMES, type Thought } from '@tabuleiro/search';
import { type Lang, wordRefusal } from '@tabuleiro/words';
import { type Complaint, complain } from '../complaint.js';
import { inspect } from '../inspection.js';
import type { JsonObject } from '../json.js';
import type { Position } from '../position.js';
import { parseRequest, type Request } from '../request.js';
import { type Computer, openComputer, type Track } from './computer.js';
import { parseWish, type Wish } from './wish.js';

/** `max` thinks this long where nothing else bounds it. */
const USUAL_MS = 1000;

/** Where to think, proved to be a position in which somebody acts. */
export type Task = { readonly game: GameId; readonly track: Track; readonly position: Position };

export function findTask(request: Request, lang: Lang): Result<Task, Complaint> {
  const found = inspect(request, lang);
  if (!found.ok) return found;
  const { entry, options, position } = found.value;
  const outcome = position.outcome();
  if (outcome !== undefined) return fail(complainOfEnd(lang, entry.id, outcome));
  const track = { options, position: request.position, moves: request.moves };
  return ok({ game: entry.id, track, position });
}

function complainOfEnd(lang: Lang, game: GameId, { winner, reason }: Outcome): Complaint {
  const facts = { reason, ...(winner !== undefined && { winner }) };
  const refusal = { code: 'game-over', facts, rule: '' };
  return { code: refusal.code, reason, message: wordRefusal(lang, game, refusal) };
}

export function complainOfGame(lang: Lang, game: GameId): Complaint {
  return complain(lang, { code: 'no-computer', game, known: THINKING_GAMES.join(', ') });
}

/** Answers request after request; what is made for one serves the next. */
export class Oracle {
  private readonly computers = new Map<GameId, Computer>();
  private readonly lang: Lang;

  constructor(lang: Lang) {
    this.lang = lang;
  }

  answer(fields: JsonObject): Result<Thought<string>, Complaint> {
    const request = parseRequest(fields);
    if (!request.ok) return fail(complain(this.lang, request.error));
    const task = findTask(request.value, this.lang);
    if (!task.ok) return task;
    const wish = parseWish(fields);
    if (!wish.ok) return fail(complain(this.lang, wish.error));
    const computer = this.computerFor(task.value.game);
    if (computer === undefined) return fail(complainOfGame(this.lang, task.value.game));
    return ok(fulfil(computer, task.value, wish.value));
  }

  private computerFor(game: GameId): Computer | undefined {
    const computer = this.computers.get(game) ?? openComputer(game);
    if (computer !== undefined) this.computers.set(game, computer);
    return computer;
  }
}

function fulfil(computer: Computer, { track, position }: Task, wish: Wish): Thought<string> {
  const { level, ms, nodes, seed } = wish;
  if (level !== 'max') return computer.choose(track, level, seed);
  // There is nothing to choose: the score alone is looked for.
  if (position.legal().length === 1) return computer.think(track, { depth: 1 });
  return computer.think(track, { nodes, ms: ms ?? (nodes === undefined ? USUAL_MS : undefined) });
}

/** The answer as programs read it. */
export function thoughtAsJson({ move, score, depth, nodes, line }: Thought<string>): object {
  return { move, score, depth, nodes, pv: line };
}
