import { brasez } from '@tabuleiro/brasez';
import { versionOf } from '../version.js';
import { ours } from './ours.js';

export const program = ours(brasez, versionOf('@tabuleiro/brasez'));
