import { PACKED_PASS } from '../move.js';
import type { Survey } from './survey.js';

/** B-PASS: by the holder of the token, unless in check. */
export function offerPass(survey: Survey): void {
  if (survey.position.token === survey.own && !survey.isChecked) survey.into[survey.at++] = PACKED_PASS;
}
