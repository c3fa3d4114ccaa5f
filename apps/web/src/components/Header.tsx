import { LANGS, type Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import logo from '../../art/logo.svg';
import { formatRoute, route } from '../route.js';
import { Icon } from './Icon.js';
import '../components/header.css';
import { languageNames, partsWords } from '../words/app.js';

export type HeaderProps = {
  readonly lang: Lang;
  readonly onLang: (lang: Lang) => void;
  readonly onHelp: () => void;
};

/** The same on every page, and everything in the same place. At home the name stands below, large. */
export function Header({ lang, onLang, onHelp }: HeaderProps): JSX.Element {
  const words = partsWords[lang];
  const { screen } = route.value;
  const other = LANGS.find((known) => known !== lang) ?? lang;
  return (
    <header class="header">
      <nav aria-label={words.menu}>
        {screen === 'home' ? null : (
          <a class="brand" href={formatRoute({ screen: 'home' })}>
            <img src={logo} alt="" width="36" height="36" />
            <span>
              {words.app}
              <span class="aside">{words.home}</span>
            </span>
          </a>
        )}
        <button type="button" class="item" lang={other} onClick={() => onLang(other)}>
          {languageNames[other]}
        </button>
        <a
          class="item"
          href={formatRoute({ screen: 'settings' })}
          aria-current={screen === 'settings' ? 'page' : undefined}
        >
          <Icon name="settings" />
          <span class="name">{words.settings}</span>
        </a>
        <button type="button" class="item" onClick={onHelp}>
          <Icon name="help" />
          <span class="name">{words.help}</span>
        </button>
      </nav>
    </header>
  );
}
