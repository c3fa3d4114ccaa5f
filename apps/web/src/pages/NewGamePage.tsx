import { MEASURED_ELO } from '@tabuleiro/engine';
import type { GameId } from '@tabuleiro/game';
import { type Setup, withoutSecret } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { lazyComponent } from '../components/lazyComponent.js';
import type { HeaderProps } from '../components/Page.js';
import { useSingleFlight } from '../components/singleFlight.js';
import { agreeOnDice, drawSecret, proposeSeed } from '../dice/fairDice.js';
import { useView } from '../games/registry.js';
import type { GameView } from '../games/view.js';
import { sentences } from '../language/sentences.js';
import { navigate } from '../route.js';
import type { NewGameForm } from '../screens/newGame/form.js';
import { NewGameScreen } from '../screens/newGame/NewGameScreen.js';
import { changeSettings, settings } from '../store/settings/settingsStore.js';
import type { GameStorage } from '../store/storage.js';
import { storeWords } from '../words/app.js';
import { type BeginError, beginGame } from './beginGame.js';
import { newGameProposal } from './navigationState.js';

const FarSection = lazyComponent(async () => (await import('../screens/online/FarSection.js')).FarSection);
const DiceChoice = lazyComponent(async () => (await import('../dice/DiceChoice.js')).DiceChoice);

type Props = HeaderProps & { readonly storage: GameStorage; readonly game: GameId };

export function NewGamePage(props: Props): JSX.Element | null {
  const view = useView(props.game);
  return view === undefined ? null : <Filled {...props} view={view} />;
}

/** Draws what chance decides and keeps the game before it is shown. */
function Filled({ storage, game, view, ...header }: Props & { readonly view: GameView }): JSX.Element {
  const { game: rules } = view.written;
  const { lang } = header;
  const secret = useMemo(drawSecret, [game]);
  const [seed, setSeed] = useState(proposeSeed);
  const [source, setSource] = useState<'fair' | 'real'>('fair');
  const [failure, setFailure] = useState<string>();
  const hasDice = rules.turn(rules.start()).kind === 'chance';
  const isFair = hasDice && source === 'fair';
  const dice = isFair ? agreeOnDice(secret, seed) : undefined;
  const start = useSingleFlight(async (setup: Setup, form: NewGameForm): Promise<void> => {
    if (form.opponent === 'remote') {
      setFailure(undefined);
      const { inviteSomebody } = await import('./invite.js');
      const invited = await inviteSomebody(lang, rules, setup, form);
      if (!invited.ok) {
        setFailure(invited.error);
        return;
      }
      void changeSettings({ name: form.names[0] });
      newGameProposal.value = undefined;
      navigate({ screen: 'far', path: ['partida', invited.value.match] }, { replace: true });
      return;
    }
    // The field of the seed text shows the error; the game must not begin with a real die instead.
    if (isFair && dice === undefined) return;
    const begun = await beginGame(storage, view.written, setup, isFair ? secret : undefined);
    if (!begun.ok) {
      setFailure(await wordBeginError(lang, game, begun.error));
      return;
    }
    void changeSettings({ name: form.names[0] });
    newGameProposal.value = undefined;
    navigate({ screen: 'game', id: begun.value.id }, { replace: true });
  });
  const initial = newGameProposal.value?.game === game ? newGameProposal.value.form : {};
  return (
    <NewGameScreen
      {...header}
      key={game}
      rules={rules}
      name={settings.value.name}
      elo={(level) => MEASURED_ELO[game]?.[level - 1]}
      estimate={async (control) => (await import('../play/deviceStrength.js')).estimateMaximum(view, control)}
      initial={initial}
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
      {...(dice === undefined ? {} : { diceTerms: withoutSecret(dice) })}
      far={(section) => <FarSection {...section} hasDice={hasDice} />}
      draw={drawLots}
      onStart={start}
      onSetUp={(form) => {
        newGameProposal.value = { game, form };
      }}
      {...(failure === undefined ? {} : { failure })}
    />
  );
}

function drawLots(): { readonly lot: number; readonly seed: number } {
  const [lot, seed] = crypto.getRandomValues(new Uint32Array(2));
  return { lot: lot / 2 ** 32, seed };
}

async function wordBeginError(lang: HeaderProps['lang'], game: GameId, error: BeginError): Promise<string> {
  if (error.code === 'store') return storeWords[lang].problems[error.problem];
  return (await sentences()).wordRecordError(lang, game, error);
}
