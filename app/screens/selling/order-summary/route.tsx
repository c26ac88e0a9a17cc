import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { notifyOtherWindows } from '#app/features/platform/personal/basket-elsewhere.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as orderSummaryTexts from '#texts/selling/order-summary.ts';
import type { Route } from './+types/route.ts';
import { receiveOrder, type SummaryAnswer } from './act.server.ts';
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
export async function clientAction({ serverAction }: Route.ClientActionArgs): Promise<SummaryAnswer> {
  try {
    return await serverAction();
  } catch (error) {
    // The browser reports a lost connection this way; everything else is the router's.
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

export default function OrderSummaryRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderSummaryScreen summary={loaderData} answer={actionData} />;
}
