import type { Json } from '@tabuleiro/match';
import { clientMessageValidator } from './clientMessages.js';
import { lineValidator } from './lines.js';
import { serverMessageValidator } from './serverMessages.js';

/** The JSON Schema in docs/online.schema.json, made of the validators that client and server read with. */
export const ONLINE_SCHEMA: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Matches between devices: tabuleiro.v1',
  $defs: {
    clientMessage: clientMessageValidator.schema,
    serverMessage: serverMessageValidator.schema,
    line: lineValidator.schema,
  },
};
