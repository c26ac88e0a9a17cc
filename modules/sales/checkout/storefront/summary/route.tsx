import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { notifyOtherWindows } from '#platform/personal/storefront/basket-elsewhere.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as orderSummaryTexts from '../../texts/summary.ts';
import { receiveOrder, type SummaryAnswer } from './action.server.ts';
import { loadOrderSummary } from './load.server.ts';
import { FORM, OrderSummaryScreen } from './order-summary-screen.tsx';

export const handle: PageHandle = {
  page: 'order2',
  enclosed: { step: 'summary', form: FORM },
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadOrderSummary(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveOrder(request, context);
}

/** S8.18: without an answer the page stays and offers to send again; the same key makes one order of both. */
export async function clientAction({ serverAction }: Route.ClientActionArgs<typeof action>): Promise<SummaryAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    // The browser reports a lost connection this way; other errors are the router's.
    if (error instanceof TypeError) return { lostConnection: true };
    throw error;
  } finally {
    notifyOtherWindows();
  }
}

export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return (actionResult as SummaryAnswer | undefined)?.lostConnection ? false : defaultShouldRevalidate;
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: orderSummaryTexts.title, shopName: shopName(matches) });
}

export default function OrderSummaryRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <OrderSummaryScreen summary={loaderData} answer={actionData} />;
}
