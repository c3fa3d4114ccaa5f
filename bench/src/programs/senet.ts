import { senet } from '@tabuleiro/senet';
import { versionOf } from '../version.js';
import { ours } from './ours.js';

export const program = ours(senet, versionOf('@tabuleiro/senet'));
