import { render } from 'preact';
import { App } from './app.js';
import { fontsReady } from './look/theme.js';
import './look/look.css';
import { watchFetching } from './pages/Unfetched.js';
import { keepOnDevice } from './pwa/page.js';
import { followAddress } from './route.js';
import { browserParts, localShelf } from './store/browser.js';
import { keeper } from './store/settingsStore.js';
import { openStorage } from './store/storage.js';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
watchFetching();
keeper.start(localShelf(window));
followAddress();
const [storage] = await Promise.all([openStorage(browserParts(window), keeper), fontsReady()]);
render(<App storage={storage} />, place);
keepOnDevice();
