import type { RouterContextProvider } from 'react-router';
import { receiveEntry } from '#app/features/selling/order-entry/receive-entry.server.ts';
import { orderLink } from '#rules/platform/links/screen-links.ts';

/** S2.55: the right pair opens the order for an hour; every wrong one hears the same. */
export function receiveLookup(request: Request, context: Readonly<RouterContextProvider>) {
  return receiveEntry(request, context, (number) => orderLink(number), 'look');
}
