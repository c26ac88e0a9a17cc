import { trackingScriptAddress } from '../tracking-script.ts';
import { logFailure } from './call.ts';

type PageHead = Pick<Document, 'createElement'> & { head: Pick<HTMLHeadElement, 'append'> };

/** Runs the scripts in order; a failed one is logged and stops no other (S7.05). */
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
