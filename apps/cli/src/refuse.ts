import { EXIT, type ExitCode } from './command.js';
import type { Complaint } from './complaint.js';
import { type Io, print } from './io.js';

/** Bad arguments or input: one line for people, with the code for programs. */
export async function refuse(io: Io, complaint: Complaint): Promise<ExitCode> {
  await print(io.stderr, `tabuleiro: ${complaint.message} [${complaint.code}]\n`);
  return EXIT.bad;
}
