import { type Command, EXIT } from '../commandLine/command.js';
import { readLines } from '../io/input.js';
import { UciSession } from '../uci/session.js';
import { programName } from './version.js';

export const uciCommand: Command = {
  name: 'uci',
  arguments: [],
  flags: [],
  async run({ io, lang }) {
    const session = new UciSession(io, lang, programName());
    try {
      for await (const lines of readLines(io.stdin)) {
        for (const line of lines) {
          await session.receive(line);
          if (session.hasQuit) return EXIT.done;
        }
      }
      return EXIT.done;
    } finally {
      await session.end();
    }
  },
};
