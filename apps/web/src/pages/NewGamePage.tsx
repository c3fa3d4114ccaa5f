import { isChance } from '@tabuleiro/contest';
import type { GameId } from '@tabuleiro/game';
import { makeDice, type Setup, withoutSecret } from '@tabuleiro/match';
import { eloOf } from '@tabuleiro/search';
import { wordRecordError } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { DiceChoice } from '../dice/DiceChoice.js';
import { agreeOnDice, drawSecret, proposeSeed } from '../dice/secret.js';
import type { Face } from '../games/face.js';
import { loadFace } from '../games/registry.js';
import type { HeaderProps } from '../parts/Header.js';
import { navigate } from '../route.js';
import { NewGame } from '../screens/NewGame.js';
import type { NewGameForm } from '../screens/newGame/form.js';
import { changeSettings, settings } from '../store/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../store/words.js';
import { type BeginError, beginGame } from './beginning.js';
import { pasted } from './pasted.js';

type Props = HeaderProps & { readonly storage: GameStorage; readonly game: GameId };

export function NewGamePage(props: Props): JSX.Element | null {
  const [face, setFace] = useState<Face>();
  useEffect(() => {
    void loadFace(props.game).then((loaded) => setFace(() => loaded));
  }, [props.game]);
  return face === undefined || face.entry.id !== props.game ? null : <Filled {...props} face={face} />;
}

/** Draws what chance decides and keeps the game before it is shown. */
function Filled({ storage, game, face, ...header }: Props & { readonly face: Face }): JSX.Element {
  const { entry } = face;
  const { lang } = header;
  const secret = useMemo(drawSecret, [game]);
  const [seed, setSeed] = useState(proposeSeed);
  const [source, setSource] = useState<'fair' | 'real'>('fair');
  const [error, setError] = useState<BeginError>();
  const hasDice = isChance(entry.start({}));
  const isFair = hasDice && source === 'fair' && agreeOnDice(secret, seed) !== undefined;
  const start = async (setup: Setup, form: NewGameForm): Promise<void> => {
    const begun = await beginGame(storage, entry, setup, isFair ? secret : undefined);
    if (!begun.ok) {
      setError(begun.error);
      return;
    }
    void changeSettings({ name: form.names[0] });
    pasted.value = undefined;
    navigate({ screen: 'game', id: begun.value.id }, { replace: true });
  };
  const position = pasted.value?.game === game ? { position: pasted.value.text } : {};
  return (
    <NewGame
      {...header}
      key={game}
      entry={entry}
      name={settings.value.name}
      elo={(level) => eloOf(game, level)}
      initial={position}
      dice={
        hasDice ? (
          <DiceChoice
            lang={lang}
            secret={secret}
            seed={seed}
            onSeed={setSeed}
            source={source}
            onSource={setSource}
          />
        ) : undefined
      }
      {...(isFair ? { diceTerms: withoutSecret(makeDice(secret, seed)) } : {})}
      draw={drawLots}
      onStart={(setup, form) => void start(setup, form)}
      {...(error === undefined ? {} : { failure: wordBeginError(lang, game, error) })}
    />
  );
}

function drawLots(): { readonly lot: number; readonly seed: number } {
  const [lot, seed] = crypto.getRandomValues(new Uint32Array(2));
  return { lot: lot / 2 ** 32, seed };
}

function wordBeginError(lang: HeaderProps['lang'], game: GameId, error: BeginError): string {
  return error.code === 'store'
    ? storeWords[lang].problems[error.problem]
    : wordRecordError(lang, game, error);
}
