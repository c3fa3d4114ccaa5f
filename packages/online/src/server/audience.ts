import type { Clock } from '../clock.js';
import { formatMessage } from '../protocol/decode.js';
import type { ServerMessage } from '../protocol/serverMessages.js';
import type { Shared } from './company.js';
import type { Connection, Person } from './connection.js';

/** Who follows one match, and since when whose device is gone (O-GONE). */
export class Audience {
  private readonly clock: Clock;
  private readonly connections: Set<Connection> = new Set();
  /** At this node. */
  private readonly goneSince: Record<Person, number | undefined>;
  private readonly wasHere: Set<Person> = new Set();
  /** At other nodes, where there are any. */
  private elsewhere: Shared['persons'] = {};

  constructor(clock: Clock) {
    this.clock = clock;
    this.goneSince = { host: clock.now(), guest: clock.now() };
  }

  get size(): number {
    return this.connections.size;
  }

  get watchers(): number {
    return [...this.connections].filter(({ person }) => person === undefined).length;
  }

  /** Lets a connection in; true where its person was gone until now. */
  add(connection: Connection): boolean {
    this.connections.add(connection);
    const { person } = connection;
    if (person !== undefined) this.wasHere.add(person);
    if (person === undefined || this.goneSince[person] === undefined) return false;
    this.goneSince[person] = undefined;
    return true;
  }

  /** True where nobody is left of its person. */
  remove(connection: Connection): boolean {
    if (!this.connections.delete(connection)) return false;
    const { person } = connection;
    if (person === undefined || this.of(person).length > 0) return false;
    this.goneSince[person] = this.clock.now();
    return true;
  }

  /** A person has sat down, on a connection that follows no match: gone from now on, not since the room was opened. */
  expect(person: Person): void {
    if (!this.isThere(person)) this.goneSince[person] = this.clock.now();
  }

  has(connection: Connection): boolean {
    return this.connections.has(connection);
  }

  all(): readonly Connection[] {
    return [...this.connections];
  }

  of(person: Person): readonly Connection[] {
    return this.all().filter((connection) => connection.person === person);
  }

  /** Is a device of this person connected to this node? */
  isHere(person: Person): boolean {
    return this.goneSince[person] === undefined;
  }

  /** To any node? */
  isThere(person: Person): boolean {
    return this.isHere(person) || this.elsewhere[person]?.kind === 'here';
  }

  /** Takes over what all nodes know; true where somebody has come or gone by it. */
  learn(persons: Shared['persons']): boolean {
    const before = [this.isThere('host'), this.isThere('guest')];
    this.elsewhere = persons;
    return before[0] !== this.isThere('host') || before[1] !== this.isThere('guest');
  }

  /** Since when the node is gone that this person was connected to; undefined where they are back, or left by themselves. */
  lostSince(person: Person): number | undefined {
    const where = this.elsewhere[person];
    return this.isHere(person) || where?.kind !== 'gone' || !where.isLost ? undefined : where.since;
  }

  get areBothThere(): boolean {
    return this.isThere('host') && this.isThere('guest');
  }

  /** For how many milliseconds a person's device has been gone; undefined while it is there. */
  goneFor(person: Person): number | undefined {
    const here = this.goneSince[person];
    const where = this.elsewhere[person];
    if (here === undefined || where?.kind === 'here') return undefined;
    // Who was never at this node has not been gone since it opened the room.
    const since =
      where === undefined ? here : this.wasHere.has(person) ? Math.max(here, where.since) : where.since;
    return Math.max(0, Math.floor(this.clock.now() - since));
  }

  /** O-TIME: the delay of the nearest device of a person. */
  delayOf(person: Person): number | undefined {
    const delays = this.of(person).flatMap(({ delay }) => (delay === undefined ? [] : [delay]));
    return delays.length === 0 ? undefined : Math.min(...delays);
  }

  send(message: ServerMessage): void {
    const text = formatMessage(message);
    for (const connection of this.connections) connection.sendText(text);
  }

  /** One text for everybody but a person, who gets another. */
  sendTexts(text: string, own?: { readonly person: Person; readonly text: string }): void {
    for (const connection of this.connections) {
      connection.sendText(own !== undefined && connection.person === own.person ? own.text : text);
    }
  }
}
