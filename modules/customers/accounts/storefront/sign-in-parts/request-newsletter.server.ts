import type { RouterContextProvider } from 'react-router';
import { requestWithForm } from '#modules/customers/newsletter/server/index.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import * as registrationTexts from '../../texts/registration.ts';

/** A ticked box is a request; the newsletter comes after a click in the email about it. */
export async function requestNewsletter(
  context: Readonly<RouterContextProvider>,
  { email, name, customerId }: { email: string; name: string; customerId: number },
): Promise<void> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const consent = registrationTexts.mailing;
  const shop = context.get(shopContext);
  const caller = context.get(pageContext).caller();
  await shop.db.transaction((tx) => requestWithForm(tx, shop, { email, name, consent, visitorId, customerId, caller }));
}
