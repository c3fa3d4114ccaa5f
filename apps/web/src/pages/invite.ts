import { fail, type Game, ok, type Result } from '@tabuleiro/game';
import type { Setup } from '@tabuleiro/match';
import type { SavedSeat } from '@tabuleiro/online';
import { type Lang, wordOnlineError } from '@tabuleiro/words';
import { termsOf } from '../online/formTerms.js';
import { reception, seats } from '../online/pageParts.js';
import { isServerThere } from '../online/socket.js';
import type { NewGameForm } from '../screens/newGame/form.js';
import { onlineWords } from '../words/online.js';

/** Creates the match; what stands in the way comes in words. */
export async function inviteSomebody(
  lang: Lang,
  rules: Game,
  setup: Setup,
  form: NewGameForm,
): Promise<Result<SavedSeat, string>> {
  const { server } = onlineWords[lang];
  if (!(await isServerThere())) return fail(`${server.missing} ${server.whatToDo}`);
  const created = await reception.create(termsOf(rules, setup, form), form.names[0].trim());
  if (!created.ok) return fail(wordOnlineError(lang, rules.id, created.error));
  await seats.note(created.value.match, { game: rules.id, isOver: false });
  return ok(created.value);
}
