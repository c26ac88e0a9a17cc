import { trackingScriptAddress } from '../tracking-script.ts';
import { logFailure } from './call.ts';

/** What of a page is needed to run scripts on it. */
type PageHead = Pick<Document, 'createElement'> & { head: Pick<HTMLHeadElement, 'append'> };

/** Runs scripts the shop handed out, in order and each on its own: one that fails is noted and stops no other (S7.05). */
export function runTrackingEvents(scripts: readonly string[], page: PageHead = document): void {
  for (const script of scripts) {
    const element = page.createElement('script');
    element.src = trackingScriptAddress(script);
    element.async = false;
    element.onload = () => element.remove();
    element.onerror = () => {
      logFailure('a tracking event could not be loaded', element.src);
      element.remove();
    };
    page.head.append(element);
  }
}
