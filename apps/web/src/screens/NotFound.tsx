import type { JSX } from 'preact';
import { Sprite } from '../look/art/Sprite.js';
import { ButtonLink } from '../parts/Button.js';
import { Drawing } from '../parts/Drawing.js';
import type { HeaderProps } from '../parts/Header.js';
import { Page } from '../parts/Page.js';
import { formatRoute } from '../route.js';
import './notFound/notFound.css';
import { notFoundWords } from '../words/notFound.js';

export type NotFoundProps = HeaderProps & {
  /** A page that does not exist, or a game that is not on this device. */
  readonly what?: 'page' | 'game';
};

export function NotFound({ what = 'page', ...header }: NotFoundProps): JSX.Element {
  const words = notFoundWords[header.lang];
  return (
    <Page {...header} title={words.titles[what]} class="not-found">
      <Sprite groups={['ornaments']} />
      <Drawing art="cactus-flower" class="ornament" />
      <p>{words.texts[what]}</p>
      <ButtonLink kind="primary" href={formatRoute({ screen: 'home' })}>
        {words.home}
      </ButtonLink>
    </Page>
  );
}
