import type { JSX } from 'preact';
import { type HeaderProps, Page } from '../../components/Page.js';
import { SpriteLoader } from '../../look/art/sprites.js';
import type { Settings as Values } from '../../store/settings/settings.js';
import { type AboutProps, AboutSection } from './AboutSection.js';
import { BoardSection, PlaySection, SoundSection } from './BoardSection.js';
import { LookSection } from './LookSection.js';
import { SpeechSection } from './SpeechSection.js';
import { type StorageProps, StorageSection } from './StorageSection.js';
import './settings.css';
import { settingsWords } from '../../words/settings.js';

export type { AboutProps } from './AboutSection.js';
export type { Storage, StorageProps } from './StorageSection.js';

export type SettingsProps = HeaderProps &
  Omit<StorageProps, 'lang'> &
  Omit<AboutProps, 'lang'> & {
    readonly settings: Values;
    /** Takes effect at once; there is nothing to save. */
    readonly onChange: (part: Partial<Values>) => void;
    /** Lets the sound of a move be heard. */
    readonly onTrySound: () => void;
  };

export function SettingsScreen(props: SettingsProps): JSX.Element {
  const { lang, onLang, onHelp, settings, onChange, onTrySound, version, isNewer, onUpdate, ...storage } =
    props;
  const words = settingsWords[lang];
  const section = { lang, settings, onChange };
  return (
    <Page lang={lang} onLang={onLang} onHelp={onHelp} title={words.title} class="settings">
      <SpriteLoader groups={['shared', 'chess', 'brasez', 'ornaments']} />
      <p class="intro">{words.atOnce}</p>
      <div class="columns">
        <div class="column">
          <LookSection {...section} />
          <BoardSection {...section} />
          <PlaySection {...section} />
        </div>
        <div class="column">
          <SoundSection {...section} onTrySound={onTrySound} />
          <SpeechSection {...section} />
          <StorageSection lang={lang} {...storage} />
          <AboutSection lang={lang} version={version} isNewer={isNewer} onUpdate={onUpdate} />
        </div>
      </div>
    </Page>
  );
}
