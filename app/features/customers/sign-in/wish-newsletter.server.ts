import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext, visitorContext } from '#app/request-context.server.ts';
import { askForNewsletter } from '#shop/customers/newsletter/index.ts';
import * as registrationTexts from '#texts/customers/registration.ts';

/** A ticked box is a wish; the newsletter comes after a click in the mail about it. */
export async function wishNewsletter(
  context: Readonly<RouterContextProvider>,
  { email, name, customerId }: { email: string; name: string; customerId: number },
): Promise<void> {
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const consent = registrationTexts.mailing;
  await askForNewsletter(context.get(shopContext), {
    email,
    name,
    consent,
    visitorId,
    customerId,
    caller: context.get(pageContext).caller(),
  });
}
