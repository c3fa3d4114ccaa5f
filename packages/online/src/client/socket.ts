/** What is told of a socket. Nothing comes before `open`, and nothing after `close`. */
export type SocketEvents = {
  open(): void;
  text(text: string): void;
  close(): void;
};

/** A socket as the client needs it: a browser's, one of a terminal, one of a test. */
export interface ClientSocket {
  send(text: string): void;
  close(): void;
}

/** Connects to the server; a socket that cannot be opened is closed. */
export type OpenSocket = (events: SocketEvents) => ClientSocket;
