import { accountCrumb } from '#app/features/customers/account/account-crumb.ts';
import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { ordersTexts } from '#texts/selling/orders.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { BasketIcon } from '../../../ui/icons/basket.tsx';
import { Pagination } from '../../../ui/pagination.tsx';
import type { Route } from './+types/route.ts';
import { loadOrders } from './load.server.ts';
import { OrderItem } from './order-item.tsx';

export const handle: PageHandle = {
  page: 'login',
  breadcrumbs: () => [...accountCrumb(true), { label: ordersTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadOrders(context, url);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: ordersTexts.title, shopName: shopName(matches) });
}

export default function OrdersRoute({ loaderData: { orders, page, pages } }: Route.ComponentProps) {
  const { title, text, link } = ordersTexts.empty;
  return (
    <>
      <h1>{ordersTexts.title}</h1>
      {orders.length === 0 ? (
        <EmptyState Icon={BasketIcon} title={title} text={text} link={{ to: '/', label: link }} />
      ) : (
        <ul className="mt-6 grid gap-4">
          {orders.map((order) => (
            <li key={order.number}>
              <OrderItem order={order} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8">
        <Pagination page={page} pages={pages} hrefFor={(to) => `/konto/zamowienia?strona=${to}`} />
      </div>
    </>
  );
}
