import type { RouterContextProvider } from 'react-router';
import { requireCustomer } from '#app/features/customers/sign-in/session-cookies.server.ts';
import { describeSubscriptions } from '#app/features/selling/subscriptions/describe-subscriptions.server.ts';
import {
  receiveSubscriptionIntent,
  subscriptionMessage,
} from '#app/features/selling/subscriptions/receive-intent.server.ts';
import { shopContext } from '#app/request-context.server.ts';

type Context = Readonly<RouterContextProvider>;

const PAGE = '/konto/subskrypcje';

/** X.74: the signed-in customer's subscriptions. */
export async function loadSubscriptions(context: Context, url: URL) {
  const { customerId } = await requireCustomer(context, url);
  const subscriptions = await describeSubscriptions(context.get(shopContext), { customerId });
  return { subscriptions, message: subscriptionMessage(url) };
}

export async function receiveSubscriptions(context: Context, request: Request) {
  const { customerId } = await requireCustomer(context, new URL(request.url));
  const form = await request.formData().catch(() => new FormData());
  return receiveSubscriptionIntent(context.get(shopContext), form, { access: { customerId }, page: PAGE });
}
