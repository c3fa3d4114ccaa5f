import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fail, ok, type Result } from '@tabuleiro/game';
import { isObject } from '@tabuleiro/match';
import {
  type InviteCode,
  type MatchId,
  readSavedSeat,
  type SavedSeat,
  type SeatStorage,
} from '@tabuleiro/online';
import { dataFolder } from '@tabuleiro/senet-engine/node';
import type { CodedError } from '@tabuleiro/words';
import { attempt } from '../io/attempt.js';
import { MODES, writeAtomically } from '../io/disk.js';
import { readRegularFile } from '../io/input.js';
import type { Io } from '../io/io.js';
import { parseJson } from '../io/json.js';

const VERSION = 1;

/** A seat that is kept here: the server that it is at, and the invitation that it was taken with. */
export type HeldSeat = {
  readonly server: string;
  readonly invite?: InviteCode;
  readonly seat: SavedSeat;
};

/**
 * Where a terminal keeps the secrets of its seats (O-SEAT): a file for each match, in the data folder, for its owner's eyes
 * alone.
 */
export class SeatFiles implements SeatStorage {
  /** Why the last seat could not be kept. */
  trouble: CodedError | undefined;
  private readonly folder: string;
  private readonly server: string;

  /** `server`: where the seats that are saved are from now on. */
  constructor(env: Io['env'], server: string) {
    this.folder = join(dataFolder(env), 'seats');
    this.server = server;
  }

  /** What the client keeps of a seat; the invitation that it was taken with stays. */
  async save(seat: SavedSeat): Promise<void> {
    const held = this.load(seat.match);
    const invite = (held.ok ? held.value?.invite : undefined) ?? seat.code;
    this.write(seat, invite);
  }

  /** The same for a seat that is about to be taken. */
  takenWith(invite: InviteCode): SeatStorage {
    return { save: async (seat) => this.write(seat, invite) };
  }

  /** Undefined where there is none. */
  load(match: MatchId): Result<HeldSeat | undefined, CodedError> {
    const file = this.fileOf(match);
    const bytes = readRegularFile(file);
    if (!bytes.ok) {
      const isMissing = bytes.error.code === 'unreadable-file' && bytes.error.cause === 'ENOENT';
      return isMissing ? ok(undefined) : bytes;
    }
    return readHeld(file, new TextDecoder().decode(bytes.value));
  }

  /** The seat that was taken, or offered, with this invitation. */
  find(invite: InviteCode): HeldSeat | undefined {
    const names = attempt(() => readdirSync(this.folder));
    const matches = (names.ok ? names.value : []).flatMap(
      (name) => /^([0-9a-f]{32})\.json$/.exec(name)?.[1] ?? [],
    );
    const seats = matches.flatMap((match) => {
      const held = this.load(match);
      return held.ok && held.value !== undefined ? [held.value] : [];
    });
    return seats.find((held) => held.invite === invite);
  }

  fileOf(match: MatchId): string {
    return join(this.folder, `${match}.json`);
  }

  private write(seat: SavedSeat, invite: InviteCode | undefined): void {
    const { server } = this;
    const text = JSON.stringify({
      version: VERSION,
      server,
      ...(invite === undefined ? {} : { invite }),
      seat,
    });
    const written = writeAtomically(this.fileOf(seat.match), `${text}\n`, MODES.private);
    this.trouble = written.ok ? undefined : written.error;
  }
}

function readHeld(file: string, text: string): Result<HeldSeat, CodedError> {
  const json = parseJson(text);
  const value = json.ok && isObject(json.value) ? json.value : undefined;
  if (typeof value?.version === 'number' && value.version > VERSION)
    return fail({ code: 'newer-save', file });
  const seat = value && readSavedSeat(value.seat);
  if (value === undefined || seat === undefined || typeof value.server !== 'string')
    return fail({ code: 'damaged-save', file });
  const invite = typeof value.invite === 'string' ? { invite: value.invite } : {};
  return ok({ server: value.server, ...invite, seat });
}
