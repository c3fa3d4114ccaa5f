import type { JSX } from 'preact';
import { ButtonLink } from '../../components/Button.js';
import { Drawing } from '../../components/Drawing.js';
import { type HeaderProps, Page } from '../../components/Page.js';
import { SpriteLoader } from '../../look/art/sprites.js';
import { formatRoute } from '../../route.js';
import './notFound.css';
import { notFoundWords } from '../../words/notFound.js';

export type NotFoundProps = HeaderProps & {
  /** A page that does not exist, or a game that is not on this device. */
  readonly what?: 'page' | 'game';
};

export function NotFoundScreen({ what = 'page', ...header }: NotFoundProps): JSX.Element {
  const words = notFoundWords[header.lang];
  return (
    <Page {...header} title={words.titles[what]} class="not-found">
      <SpriteLoader groups={['ornaments']} />
      <Drawing art="cactus-flower" class="ornament" />
      <p>{words.texts[what]}</p>
      <ButtonLink kind="primary" href={formatRoute({ screen: 'home' })}>
        {words.home}
      </ButtonLink>
    </Page>
  );
}
