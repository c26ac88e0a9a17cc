import type { RouterContextProvider } from 'react-router';
import { needsReturnPoint } from '#modules/after-sale/claims/rules/return-method.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { refundWayId } from '../../rules/refund.ts';
import { stepAddress } from '../../rules/return-steps.ts';
import { offerRefunds } from '../../server/index.ts';
import { describeDraft } from '../describe-draft.server.ts';
import { findStep } from '../find-step.server.ts';

/** Step 5: ways of refund, and the whole return once more before it is filed. */
export async function loadReturnRefund(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, draft, by } = await findStep(context, url, 'refund');
  return {
    orderNumber: order.number,
    isNamed: by === 'named',
    back: stepAddress(needsReturnPoint(draft?.method ?? null) ? 'point' : 'method', order.number),
    ways: offerRefunds(order).map((way) => ({ way, id: refundWayId(way) })),
    draft: await describeDraft(context.get(shopContext), order, draft),
  };
}

export type ShownReturnRefund = Awaited<ReturnType<typeof loadReturnRefund>>;
