import { LANGS } from '@tabuleiro/words';
import { fetchLanguage } from './fetched.js';

// For what is not the page and speaks all languages at once: tests, and the plain pages of the manual.
await Promise.all(LANGS.map(fetchLanguage));
