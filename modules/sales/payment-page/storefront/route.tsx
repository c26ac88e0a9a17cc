import { useEffect } from 'react';
import * as paymentTexts from '#modules/sales/payments/texts/storefront.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { receivePayment } from './action.server.ts';
import { loadPayment, type ShownPayment } from './load.server.ts';
import { PaymentScreen } from './payment-screen.tsx';

export const handle: PageHandle = {
  page: 'prepaid',
  enclosed: { step: 'payment' },
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs<'number'>) {
  return loadPayment(context, params.number, url);
}

/** The last payment: a lost connection must not replace the page while it polls. */
let shown: ShownPayment | undefined;

export async function clientLoader({ serverLoader, params }: Route.ClientLoaderArgs<typeof loader, 'number'>) {
  try {
    return await serverLoader();
  } catch (error) {
    // The browser reports a lost connection this way; other errors are the router's.
    if (!(error instanceof TypeError) || shown?.number !== params.number) throw error;
    return { ...shown, isUnreachable: true };
  }
}

export function action({ context, params, request }: Route.ActionArgs<'number'>) {
  return receivePayment(context, { number: params.number, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: loaderData?.title ?? paymentTexts.title, shopName: shopName(matches) });
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
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
