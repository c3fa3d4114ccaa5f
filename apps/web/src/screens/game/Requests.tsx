import { opponentIn } from '@tabuleiro/match';
import { Button } from '../../components/Button.js';
import { nameOf } from '../../play/playerNames.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';

type Props = { readonly session: Session };

/** A draw offer or the wish to take a move back, waiting for a person's answer. Nothing of it covers the board. */
export function Requests({ session }: Props) {
  const { lang, seats } = session;
  const words = gameWords[lang];
  const match = session.match.value;
  if (session.live.isReader.value) return null;
  const { offer, takebackAsker } = match;
  const isOurs = (from: typeof offer): boolean =>
    from !== undefined && seats.isHere(match, opponentIn(match, from));
  return (
    <>
      {offer !== undefined && isOurs(offer) && (
        <Request
          text={words.offerFrom(nameOf(lang, match, offer))}
          yes={words.accept}
          no={words.decline}
          onYes={() => void session.respond('accept')}
          onNo={() => void session.respond('decline')}
        />
      )}
      {takebackAsker !== undefined && isOurs(takebackAsker) && (
        <Request
          text={words.askBackFrom(nameOf(lang, match, takebackAsker))}
          yes={words.agree}
          no={words.refuse}
          onYes={() => void session.respond('agree')}
          onNo={() => void session.respond('refuse')}
        />
      )}
    </>
  );
}

type RequestProps = {
  readonly text: string;
  readonly yes: string;
  readonly no: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

function Request({ text, yes, no, onYes, onNo }: RequestProps) {
  return (
    <section class="request" aria-label={text}>
      <p>{text}</p>
      <Button kind="primary" onClick={onYes}>
        {yes}
      </Button>
      <Button onClick={onNo}>{no}</Button>
    </section>
  );
}
