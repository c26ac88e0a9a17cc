import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import * as registrationTexts from '../../texts/registration.ts';

/** The newsletter starts after confirmation by email. */
export async function requestNewsletter(
  context: Readonly<RouterContextProvider>,
  { email, name, customerId }: { email: string; name: string; customerId: number },
): Promise<void> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const consent = registrationTexts.mailing;
  const shop = context.get(shopContext);
  const caller = context.get(pageContext).caller();
  const request = { email, name, consent, visitorId, customerId, caller };
  await shop.db.transaction((tx) => shop.later.requestNewsletter(tx, shop, request));
}
