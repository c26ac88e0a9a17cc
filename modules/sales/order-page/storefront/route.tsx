import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import * as ordersTexts from '#modules/sales/orders/texts/storefront.ts';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { receiveOrderIntent } from './action.server.ts';
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

export function loader({ context, params, url }: Route.LoaderArgs<'number'>) {
  return loadOrder(context, params.number, url);
}

export function action({ context, params, request }: Route.ActionArgs<'number'>) {
  return receiveOrderIntent(context, { number: params.number, request });
}

export function meta({ loaderData, matches }: Route.MetaArgs<typeof loader>) {
  return pageMeta({ title: ordersTexts.number(loaderData?.number ?? ''), shopName: shopName(matches) });
}

export default function OrderRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <OrderScreen order={loaderData} answer={actionData} />;
}
