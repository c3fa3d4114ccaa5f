import { PHRASES } from '@tabuleiro/online';
import { type Lang, wordPhrase } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { Button } from '../../components/Button.js';
import { Switch } from '../../components/Choice.js';
import { Dialog } from '../../components/Dialog.js';
import { addressOf } from '../../online/addresses.js';
import type { OnlineTable } from '../../online/onlineTable.js';
import { changeSettings, settings } from '../../store/settings/settingsStore.js';
import { onlineWords } from '../../words/online.js';
import { ConnectionLine } from './ConnectionLine.js';
import { LinkCard } from './LinkCard.js';

type Props = { readonly lang: Lang; readonly table: OnlineTable };

/** Everything about the other device that is not needed at every move. */
export function OnlineDialog({ lang, table }: Props): JSX.Element {
  const { dialog: words } = onlineWords[lang];
  const { client } = table;
  const { savedSeat, online, match } = client;
  const close = (): void => {
    table.isDialogOpen.value = false;
  };
  return (
    <Dialog title={words.title} onClose={close}>
      <div class="online-dialog">
        <p>
          <ConnectionLine lang={lang} table={table} />
        </p>
        {savedSeat === undefined ? null : <Phrases lang={lang} table={table} onSaid={close} />}
        {savedSeat === undefined ? null : (
          <LinkCard
            lang={lang}
            label={words.mySeat}
            hint={words.mySeatHint}
            link={addressOf({ kind: 'seat', match, token: savedSeat.token })}
          />
        )}
        {online?.terms.online.watched === false ? (
          <p>{words.unwatched}</p>
        ) : (
          <LinkCard
            lang={lang}
            label={words.watch}
            hint={words.watchHint}
            link={addressOf({ kind: 'watch', match })}
          />
        )}
      </div>
    </Dialog>
  );
}

type PhrasesProps = Props & { readonly onSaid: () => void };

/** O-WORDS: a fixed list, which each player may turn off. */
function Phrases({ lang, table, onSaid }: PhrasesProps): JSX.Element {
  const { dialog: words } = onlineWords[lang];
  return (
    <section>
      <h3>{words.phrases}</h3>
      <p class="small">{words.phrasesHint}</p>
      <ul class="phrases">
        {PHRASES.map((phrase) => (
          <li key={phrase}>
            <Button
              onClick={() => {
                table.client.say(phrase);
                onSaid();
              }}
            >
              {wordPhrase(lang, phrase)}
            </Button>
          </li>
        ))}
      </ul>
      <Switch
        label={words.phrasesOn}
        checked={settings.value.phrases}
        onChange={(phrases) => void changeSettings({ phrases })}
      />
    </section>
  );
}
