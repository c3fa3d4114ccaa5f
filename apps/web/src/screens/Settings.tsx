import type { JSX } from 'preact';
import { Sprite } from '../look/art/Sprite.js';
import type { HeaderProps } from '../parts/Header.js';
import { Page } from '../parts/Page.js';
import type { Settings as Values } from '../store/settings.js';
import { type AboutProps, AboutSection } from './settings/AboutSection.js';
import { BoardSection } from './settings/BoardSection.js';
import { LookSection } from './settings/LookSection.js';
import { SpeechSection } from './settings/SpeechSection.js';
import { type StorageProps, StorageSection } from './settings/StorageSection.js';
import './settings/settings.css';
import { settingsWords } from '../words/settings.js';

export type { AboutProps } from './settings/AboutSection.js';
export type { Storage, StorageProps } from './settings/StorageSection.js';

export type SettingsProps = HeaderProps &
  Omit<StorageProps, 'lang'> &
  Omit<AboutProps, 'lang'> & {
    readonly settings: Values;
    /** Takes effect at once; there is nothing to save. */
    readonly onChange: (part: Partial<Values>) => void;
    /** Lets the sound of a move be heard. */
    readonly onTrySound: () => void;
  };

export function Settings(props: SettingsProps): JSX.Element {
  const { lang, onLang, onHelp, settings, onChange, onTrySound, version, isNewer, onUpdate, ...storage } =
    props;
  const words = settingsWords[lang];
  const section = { lang, settings, onChange };
  return (
    <Page lang={lang} onLang={onLang} onHelp={onHelp} title={words.title} class="settings">
      <Sprite groups={['shared', 'ornaments']} />
      <p class="intro">{words.atOnce}</p>
      <div class="columns">
        <div class="column">
          <LookSection {...section} />
          <BoardSection {...section} onTrySound={onTrySound} />
        </div>
        <div class="column">
          <SpeechSection {...section} />
          <StorageSection lang={lang} {...storage} />
          <AboutSection lang={lang} version={version} isNewer={isNewer} onUpdate={onUpdate} />
        </div>
      </div>
    </Page>
  );
}
