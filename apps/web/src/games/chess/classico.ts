import { classicoEntry } from '@tabuleiro/contest';
import type { Face } from '../face.js';
import { chessFace } from './face.js';

export const classicoFace: Face = chessFace(classicoEntry);
