import { test } from 'vitest';
import { killUnderLoad } from './kill.js';

test('[O-TURN, O-TIME] killed a hundred times under load: nothing acknowledged is lost or played twice, both boards are equal', () =>
  killUnderLoad(100, 7));
