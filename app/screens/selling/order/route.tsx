import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import type { Route } from './+types/route.ts';
import { receiveOrderIntent } from './act.server.ts';
import { loadOrder, type ShownOrder } from './load.server.ts';
import { OrderScreen } from './order-screen.tsx';

export const handle: PageHandle<ShownOrder> = {
  page: 'order-open',
  breadcrumbs: ({ number, signedIn }) => [
    ...accountCrumb(signedIn),
    ...(signedIn ? [{ label: ordersTexts.title, to: '/konto/zamowienia' }] : []),
    { label: ordersTexts.number(number) },
  ],
  noIndex: true,
};

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadOrder(context, params.number, url);
}

export function action({ context, params, request }: Route.ActionArgs) {
  return receiveOrderIntent(context, { number: params.number, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs) {
  return pageMeta({ title: ordersTexts.number(loaderData?.number ?? ''), shopName: shopName(matches) });
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OrderScreen order={loaderData} answer={actionData} />;
}
