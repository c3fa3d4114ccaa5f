import type { Lang } from '@tabuleiro/words';
import { settings as english } from './en/settings.js';
import { settings as portuguese } from './pt-BR/settings.js';
import type { SettingsWords } from './types/settings.js';

export const settingsWords: Readonly<Record<Lang, SettingsWords>> = { 'pt-BR': portuguese, en: english };
