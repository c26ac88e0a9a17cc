import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as paymentTexts from '#texts/selling/payment.ts';
import type { Route } from './+types/route.ts';
import { receivePayment } from './act.server.ts';
import { loadPayment } from './load.server.ts';
import { PaymentScreen } from './payment-screen.tsx';

export const handle: PageHandle = {
  page: 'prepaid',
  enclosed: { step: 'payment' },
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPayment(context, params.number, url);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receivePayment(context, { number: params.number, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: loaderData?.title ?? paymentTexts.title, shopName: shopName(matches) });
}

export default function PaymentRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PaymentScreen payment={loaderData} answer={actionData} />;
}
