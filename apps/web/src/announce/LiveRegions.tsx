import { useRef } from 'preact/hooks';
import { type Announcer, announcer as ofThePage, URGENCIES } from './announcer.js';

/**
 * The nodes in which announcements appear. They must be in the page before the first one does; a dialog has its own,
 * because nothing outside it is heard while it is open. What was said before they were there is not said again.
 */
export function LiveRegions({ announcer = ofThePage }: { readonly announcer?: Announcer }) {
  const { regions } = announcer;
  const before = useRef({ polite: regions.polite.peek(), assertive: regions.assertive.peek() });
  return (
    <div class="aside">
      {URGENCIES.map((urgency) => {
        const nodes = regions[urgency].value;
        return nodes.map((text, n) => (
          <div key={`${urgency}${n}`} aria-live={urgency} aria-atomic="true" data-live={urgency}>
            {nodes === before.current[urgency] ? '' : text}
          </div>
        ));
      })}
    </div>
  );
}
