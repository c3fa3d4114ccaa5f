import { test } from 'vitest';
import { killUnderLoad } from './kill.js';

test('[O-TURN, O-TIME] killed ten times under load: nothing acknowledged is lost or played twice, both boards are equal', () =>
  killUnderLoad(10, 20_261_118));
