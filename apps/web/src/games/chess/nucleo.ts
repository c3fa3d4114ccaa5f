import { nucleoEntry } from '@tabuleiro/contest';
import type { Face } from '../face.js';
import { chessFace } from './face.js';

export const nucleoFace: Face = chessFace(nucleoEntry);
