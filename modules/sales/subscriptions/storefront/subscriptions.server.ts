import type { RouterContextProvider } from 'react-router';
import { requireCustomer } from '#modules/customers/accounts/storefront/sign-in-parts/session-cookies.server.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { describeSubscriptions } from './describe-subscriptions.server.ts';
import { receiveSubscriptionIntent, subscriptionMessage } from './receive-intent.server.ts';

type Context = Readonly<RouterContextProvider>;

const PAGE = '/konto/subskrypcje';

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
