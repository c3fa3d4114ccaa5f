import { announcer } from '../announce/announcer.js';
import { forgetSaid } from '../announce/forgetSaid.js';
import { route } from '../route.js';
import { hearHelpKey } from './helpKey.js';
import { offerNewVersions } from './NewVersion.js';

/** Begins what belongs to every page but is not needed to see the first one. */
export function beginAfterwards(): void {
  document.addEventListener('keydown', hearHelpKey);
  route.subscribe(() => forgetSaid(announcer));
  offerNewVersions();
}
