import { render } from 'preact';
import { App } from './app.js';
import { keepOnDevice } from './pwa/page.js';

const place = document.getElementById('app');
if (place === null) throw new Error('index.html has no #app');
render(<App />, place);
keepOnDevice();
