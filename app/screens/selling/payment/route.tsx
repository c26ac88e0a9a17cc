import { useEffect } from 'react';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as paymentTexts from '#texts/selling/payment.ts';
import { Message } from '../../../ui/alert/message.tsx';
import type { Route } from './+types/route.ts';
import { receivePayment } from './act.server.ts';
import { loadPayment, type ShownPayment } from './load.server.ts';
import { PaymentScreen } from './payment-screen.tsx';

export const handle: PageHandle = {
  page: 'prepaid',
  enclosed: { step: 'payment' },
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPayment(context, params.number, url);
}

/** What was shown last: a line that breaks off while the bank is waited for must not take the page away. */
let shown: ShownPayment | undefined;

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    // The browser reports a lost connection this way; everything else is the router's.
    if (!(error instanceof TypeError) || shown?.number !== params.number) throw error;
    return { ...shown, isUnreachable: true };
  }
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receivePayment(context, { number: params.number, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.title ?? paymentTexts.title, shopName: shopName(matches) });
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    shown = loaderData;
  }, [loaderData]);

  return (
    <>
      {'isUnreachable' in loaderData && (
        <Message kind="warning" className="mb-4">
          <p>{paymentTexts.unreachable}</p>
        </Message>
      )}
      <PaymentScreen payment={loaderData} answer={actionData} />
    </>
  );
}
