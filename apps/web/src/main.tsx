import { render } from 'preact';
import { App } from './app.js';
import { fontsReady } from './look/theme.js';
import './look/look.css';
import { watchChunkErrors } from './pages/ChunkError.js';
import { followAddress } from './route.js';
import { browserParts, localStorageOf } from './store/browser.js';
import { settingsStore } from './store/settings/settingsStore.js';
import { openStorage } from './store/storage.js';
import { fetchLanguage, isFetched } from './words/fetched.js';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
watchChunkErrors();
settingsStore.onLanguage = (spoken) => (isFetched(spoken) ? undefined : fetchLanguage(spoken));
const { lang } = settingsStore.start(localStorageOf(window));
followAddress();
const [storage] = await Promise.all([
  openStorage(browserParts(window), settingsStore),
  fetchLanguage(lang),
  fontsReady(),
]);
document.getElementById('unstarted')?.remove();
render(<App storage={storage} />, place);
// Not needed for the first page. Where it does not come, this version goes on.
import('./pages/afterwards.js').then(({ beginAfterwards }) => beginAfterwards()).catch(() => undefined);
