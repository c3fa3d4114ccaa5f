/** The subprotocol of the socket: a client of another version is refused before it can misunderstand anything. */
export const SUBPROTOCOL = 'tabuleiro.v1';

/** The longest message that a client may send, in bytes. */
export const LONGEST_MESSAGE = 4096;

/** Lines in one `state`; a client that gets as many asks for more. */
export const LINES_AT_ONCE = 200;

/** O-TIME: the most that is given back for the delay of the network, in milliseconds a turn. */
export const MOST_REFUND_MS = 500;

/** O-GONE: the grace to propose, in milliseconds. */
export const DEFAULT_GRACE_MS = 60_000;
/** The shortest grace. */
export const LEAST_GRACE_MS = 30_000;
/** The longest grace. */
export const MOST_GRACE_MS = 3_600_000;

/** From so much time a move on, nobody is expected to sit there: no grace, and the match begins with nobody there. */
export const DAY_MS = 86_400_000;

/** How often the server asks whether a client is there. */
export const PING_MS = 5000;
/** After so long a silence either takes the other for gone. */
export const SILENCE_MS = 15_000;

/** After a restart the clock of the player to move stands until that player is back, and at most so long. */
export const RETURN_MS = 15_000;

/** O-WORDS: a name has at most so many characters. */
export const LONGEST_NAME = 40;

/** A match has at most so many lines; the longest game of chess has fewer plies. */
export const MOST_LINES = 20_000;

/** The longest text of a line: terms with a position of their own. */
export const LONGEST_LINE = 8192;

/** Matches in one list of a server. */
export const MOST_LISTED = 100;

/** Wishes for a lost seat that may wait at a time. */
export const MOST_WISHES = 3;
