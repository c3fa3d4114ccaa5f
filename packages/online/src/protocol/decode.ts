import { fail, ok, type Result } from '@tabuleiro/game';
import { isObject, type Validator } from '@tabuleiro/match';
import {
  type ClientMessage,
  clientMessageValidator,
  type RequestId,
  requestIdValidator,
} from './clientMessages.js';
import { LONGEST_MESSAGE } from './limits.js';
import { type OnlineError, onlineError } from './onlineError.js';
import { type ServerMessage, serverMessageValidator } from './serverMessages.js';

/** Reads what came from a client, or says why it is no message. */
export function readClientMessage(text: string): Result<ClientMessage, OnlineError> {
  if (text.length > LONGEST_MESSAGE) return fail(onlineError('too-long', { most: LONGEST_MESSAGE }));
  return readMessage(clientMessageValidator, text);
}

/** The id of a request that could not be read, so that whoever asked is told; null where there is none. */
export function requestIdIn(text: string): RequestId | null {
  try {
    const value: unknown = JSON.parse(text.slice(0, LONGEST_MESSAGE));
    return isObject(value) && requestIdValidator.check(value.id, '') === undefined ? String(value.id) : null;
  } catch {
    return null;
  }
}

/** Reads what came from a server. */
export function readServerMessage(text: string): Result<ServerMessage, OnlineError> {
  return readMessage(serverMessageValidator, text);
}

function readMessage<T>(validator: Validator<T>, text: string): Result<T, OnlineError> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return fail(onlineError('not-json'));
  }
  const read = validator.read(value, '');
  if (read.ok) return ok(read.value);
  const { problem, path } = read.error;
  return fail(onlineError('bad-message', { problem, field: path.slice(0, 100) }));
}

/** The text of a message. */
export function formatMessage(message: ClientMessage | ServerMessage): string {
  return JSON.stringify(message);
}
