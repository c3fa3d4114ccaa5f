import { effect } from '@preact/signals';
import type { Lang } from '@tabuleiro/words';
import type { JSX } from 'preact';
import { useEffect, useErrorBoundary } from 'preact/hooks';
import { LiveRegions } from './announce/LiveRegions.js';
import { LoadFailure, lazyComponent } from './components/lazyComponent.js';
import { isHelpOpen } from './help.js';
import { lang } from './language/lang.js';
import { choosePieces } from './look/art/sprites.js';
import { applyLook } from './look/theme.js';
import { newVersionNote } from './newVersionNote.js';
import { ChunkErrorNote } from './pages/ChunkError.js';
import { HomePage } from './pages/HomePage.js';
import { route } from './route.js';
import { changeSettings, settings } from './store/settings/settingsStore.js';
import type { GameStorage } from './store/storage.js';
import { componentWords } from './words/app.js';

const GamePage = lazyComponent(async () => (await import('./pages/GamePage.js')).GamePage);
const NewGamePage = lazyComponent(async () => (await import('./pages/NewGamePage.js')).NewGamePage);
const SettingsPage = lazyComponent(async () => (await import('./pages/SettingsPage.js')).SettingsPage);
const ManualPage = lazyComponent(async () => (await import('./pages/ManualPage.js')).ManualPage);
const OnlinePage = lazyComponent(async () => (await import('./pages/OnlinePage.js')).OnlinePage);
const AnalysisPage = lazyComponent(async () => (await import('./pages/AnalysisPage.js')).AnalysisPage);
const EditorPage = lazyComponent(async () => (await import('./pages/EditorPage.js')).EditorPage);
const LibraryPage = lazyComponent(async () => (await import('./pages/LibraryPage.js')).LibraryPage);
const NotFound = lazyComponent(
  async () => (await import('./screens/notFound/NotFoundScreen.js')).NotFoundScreen,
);
const HelpDialog = lazyComponent(async () => (await import('./pages/HelpDialog.js')).HelpDialog);

/** The settings decide how everything looks and which language it speaks. */
effect(() => {
  lang.value = settings.value.lang;
  applyLook(document.documentElement, settings.value);
  choosePieces(settings.value.pieces);
});

export function App({ storage }: { readonly storage: GameStorage }): JSX.Element {
  const [mistake, forget] = useErrorBoundary((thrown) => reportError(thrown));
  useEffect(forget, [route.value]); // another page may be whole
  const NewVersion = newVersionNote.value;
  const header = {
    lang: lang.value,
    onLang: (to: Lang) => void changeSettings({ lang: to }),
    onHelp: () => openHelp(true),
  };
  return (
    <>
      <LiveRegions />
      {NewVersion === undefined ? null : <NewVersion lang={lang.value} />}
      <ChunkErrorNote lang={lang.value} />
      {mistake === undefined ? (
        <Screen storage={storage} {...header} />
      ) : (
        <LoadFailure why={componentWords[lang.value].broken} />
      )}
      {isHelpOpen.value ? <HelpDialog lang={lang.value} onClose={() => openHelp(false)} /> : null}
    </>
  );
}

function openHelp(isOpen: boolean): void {
  isHelpOpen.value = isOpen;
}

type ScreenProps = {
  readonly storage: GameStorage;
  readonly lang: Lang;
  readonly onLang: (lang: Lang) => void;
  readonly onHelp: () => void;
};

function Screen(props: ScreenProps): JSX.Element {
  const at = route.value;
  const { storage: _, ...header } = props;
  switch (at.screen) {
    case 'home':
      return <HomePage {...props} />;
    case 'new':
      return <NewGamePage {...props} game={at.game} />;
    case 'game':
      return <GamePage key={at.id} {...props} id={at.id} />;
    case 'settings':
      return <SettingsPage {...props} />;
    case 'manual':
      return <ManualPage {...header} path={at.path} />;
    case 'far':
      return <OnlinePage key={at.path.join('/')} {...props} path={at.path} />;
    case 'analysis':
      return <AnalysisPage key={at.path.join('/')} {...props} path={at.path} />;
    case 'editor':
      return <EditorPage key={at.path.join('/')} {...props} path={at.path} />;
    case 'library':
      return <LibraryPage {...props} path={at.path} />;
    case 'not-found':
      return <NotFound {...header} />;
  }
}
