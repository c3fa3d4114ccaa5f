import { isTimed } from '@tabuleiro/match';
import type { JSX } from 'preact';
import { analysisBar } from '../../analysis/mayAnalyse.js';
import { isPhone } from '../../look/screen.js';

import { evaluate } from '../../play/onDemand.js';
import type { Session } from '../../play/session.js';
import { gameWords } from '../../words/app.js';
import { ActionButton, type Deed } from './ActionButton.js';
import { More } from './More.js';
import { WalkSteps } from './WalkSteps.js';

type Props = {
  readonly session: Session;
  readonly onRematch: () => void;
  readonly onNewGame: () => void;
  /** Where the game can be analysed by itself, once that is no help any more. */
  readonly onAnalyse?: (() => void) | undefined;
};

/** So many stand in the bar, the rest behind the dots; on a phone the steps back and forth stand there too. */
const IN_BAR = { phone: 2, desk: 4 } as const;

/** What can be done besides moving, the most wanted first; what this game does not allow is not offered. */
export function Actions(props: Props): JSX.Element {
  const { session } = props;
  const deeds = deedsOf(props);
  const count = isPhone.value ? IN_BAR.phone : IN_BAR.desk;
  return (
    <section class="game-acts" aria-label={gameWords[session.lang].actions}>
      {isPhone.value && <WalkSteps session={session} of={['previous', 'next']} />}
      {deeds.slice(0, count).map((deed) => (
        <ActionButton key={deed.icon} {...deed} />
      ))}
      <More session={session} deeds={deeds.slice(count)} />
    </section>
  );
}

function deedsOf({ session, onRematch, onNewGame, onAnalyse }: Props): readonly Deed[] {
  const { lang, isOpen, view, confirmation } = session;
  const words = gameWords[lang];
  const match = session.match.value;
  const { help } = match.setup;
  const flip: Deed = { icon: 'flip', onClick: () => session.turnBoard(), children: words.flip };
  const { remote } = session;
  const far: readonly Deed[] =
    remote === undefined
      ? []
      : [{ icon: 'far', onClick: remote.deed.onClick, children: remote.deed.label(lang) }];
  const flips = [...far, ...(view.canFlip ? [flip] : [])];
  const rematch: Deed = { icon: 'rematch', kind: 'primary', onClick: onRematch, children: words.rematch };
  const rematches = remote?.isPlayer === false ? [] : [rematch];
  const analyse: Deed | undefined = onAnalyse && {
    ...{ icon: 'analyse', children: words.analyse },
    onClick: onAnalyse,
  };
  const analyses = analyse === undefined || analysisBar(match) !== undefined ? [] : [analyse];
  if (match.outcome !== undefined)
    return [
      ...rematches,
      ...analyses,
      { icon: 'hint', onClick: () => void evaluate(session), children: words.evaluate },
      { icon: 'new', onClick: onNewGame, children: words.newGame },
      ...flips,
    ];
  if (session.live.isReader.value) return flips;
  const priced = (children: string, cost: number): Pick<Deed, 'children' | 'label' | 'price'> =>
    match.matchRules.paidHelp && isTimed(match)
      ? { children, label: words.costs(children, cost / 1000), price: `−${cost / 1000} s` }
      : { children };
  const canClaim = isOpen.value && (view.written.game.claims?.(match.state) ?? []).length > 0;
  const isDrawAsked = confirmation.isAsked('draw');
  const offered: readonly (Deed | false)[] = [
    match.paused && {
      ...{ icon: 'resume', kind: 'primary', children: words.resume },
      onClick: () => void session.pause(),
    },
    help.takeback > 0 && {
      ...{
        icon: 'take-back',
        isOff: match.plies === undefined,
        ...priced(words.takeBack, help.takeback),
      },
      onClick: () => void session.takeBack(),
    },
    help.hint > 0 && {
      ...{ icon: 'hint', isOff: !isOpen.value, ...priced(words.hint, help.hint) },
      onClick: () => void session.hint(),
    },
    isTimed(match) &&
      !match.paused && {
        ...{ icon: 'pause', children: words.pause },
        onClick: () => void session.pause(),
      },
    match.matchRules.agreement && {
      ...{ icon: 'draw', isOff: !isOpen.value || match.offer !== undefined, isAsked: isDrawAsked },
      children: isDrawAsked ? words.confirmDraw : words.offerDraw,
      onClick: () => session.askToOfferDraw(),
    },
    {
      ...{ icon: 'resign', kind: 'danger', children: words.resign },
      onClick: () => session.askToResign(),
    },
    canClaim && {
      ...{ icon: 'claim', children: words.claim },
      onClick: () => void session.claim('perpetual'),
    },
  ];
  return [...offered.flatMap((deed) => (deed === false ? [] : [deed])), ...flips, ...analyses];
}
