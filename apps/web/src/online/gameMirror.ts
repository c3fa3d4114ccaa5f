import type { WrittenGame } from '@tabuleiro/any-game';
import type { Match, Secret } from '@tabuleiro/match';
import type { GameStore, WholeGame } from '../store/games/gameStore.js';
import { wholeGame } from '../store/games/openGame.js';

type Standing = { readonly match: Match; readonly secret: Secret | undefined };

/**
 * Keeps a match between devices among the games of this device, under the id of the match: to go on with it from the list,
 * and to have it, with the proof of its dice, once it is over. What counts is what the server has.
 */
export class GameMirror {
  private readonly games: GameStore;
  private readonly written: WrittenGame;
  private readonly id: string;
  private next: Standing | undefined;
  private writing: Promise<void> | undefined;

  constructor(games: GameStore, written: WrittenGame, id: string) {
    this.games = games;
    this.written = written;
    this.id = id;
  }

  /** Only the last standing counts; those in between may be left out. */
  keep(standing: Standing): Promise<void> {
    this.next = standing;
    this.writing ??= this.writeAll().finally(() => {
      this.writing = undefined;
    });
    return this.writing;
  }

  private async writeAll(): Promise<void> {
    while (this.next !== undefined) {
      const standing = this.next;
      this.next = undefined;
      await this.write(standing);
    }
  }

  private async write({ match, secret }: Standing): Promise<void> {
    const { games, id, written } = this;
    const kept = await games.load(id);
    const now = Date.now();
    const created = kept.ok ? kept.value.created : now;
    const whole = wholeGame({ gameMatch: { written, match }, secret }, { id, created, updated: now });
    const journal = whole.lines.join('');
    if (!kept.ok || kept.value.journal === journal) {
      if (!kept.ok) await games.insert(whole);
      return;
    }
    if (!(await this.append(whole, kept.value.journal))) await this.replace(whole);
  }

  private async append({ id, lines, updated, summary }: WholeGame, before: string): Promise<boolean> {
    const n = lines.length - 1;
    if (lines.slice(0, n).join('') !== before) return false;
    return (await this.games.append({ id, n, lines: lines.slice(n), updated, summary })).ok;
  }

  /** What is here is older than the last line, or lacks the secret of the dice. */
  private async replace(whole: WholeGame): Promise<void> {
    const removed = await this.games.remove(this.id);
    if (removed.ok || removed.error.problem === 'not-found') await this.games.insert(whole);
  }
}
