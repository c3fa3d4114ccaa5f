import { type Announcer, announcer as ofThePage, URGENCIES } from './announcer.js';

/** The nodes in which announcements appear. They must be in the page before the first one does. */
export function LiveRegions({ announcer = ofThePage }: { readonly announcer?: Announcer }) {
  return (
    <div class="aside">
      {URGENCIES.map((urgency) =>
        announcer.regions[urgency].value.map((text, n) => (
          <div key={`${urgency}${n}`} aria-live={urgency} aria-atomic="true" data-live={urgency}>
            {text}
          </div>
        )),
      )}
    </div>
  );
}
