import { decodeFile } from '../components/fileText.js';
import { BACKUP_FORMAT } from '../store/backup/backup.js';

/** What a file seems to hold: everything of a device, a game as a document of ours, or games to be imported. */
export type FileKind = 'backup' | 'document' | 'games';

/** Read of a file to tell what it is. */
const HEAD = 4096;
/** A file of games may begin with a brace, too: with that of a comment. */
const JSON_START = /^\s*\{\s*"[^"]*"\s*:/;

/** What a file holds, as far as its beginning tells. Rejects where it cannot be read. */
export async function kindOfFile(file: Blob): Promise<FileKind> {
  const head = decodeFile(await file.slice(0, HEAD).arrayBuffer(), 'head');
  if (!JSON_START.test(head)) return 'games';
  return head.includes(BACKUP_FORMAT) ? 'backup' : 'document';
}
