import { classico } from '@tabuleiro/chess';
import { versionOf } from '../version.js';
import { ours } from './ours.js';

export const program = ours(classico, versionOf('@tabuleiro/chess'));
