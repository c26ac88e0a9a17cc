import { accountCrumb } from '#modules/customers/accounts/storefront/account-parts/account-crumb.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { EmptyState } from '#platform/ui/empty-state.tsx';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Pagination } from '#platform/ui/pagination.tsx';
import parcelPicture from '#platform/ui/still-lifes/parcel.webp';
import * as ordersTexts from '../../texts/storefront.ts';
import { OrderedNames, OrderStateBadge, UnpaidBadge } from '../own-order/order-marks.tsx';
import { loadOrders, type ShownOrders } from './load.server.ts';

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

export default function OrdersRoute({ loaderData: { orders, page, pages } }: Route.ComponentProps<typeof loader>) {
  const { title, text, link } = ordersTexts.empty;
  // With several unpaid orders no payment is the primary action.
  const isOneToPay = orders.filter(({ pay }) => pay).length === 1;
  return (
    <>
      <h1>{ordersTexts.title}</h1>
      {orders.length === 0 ? (
        <EmptyState picture={parcelPicture} title={title} text={text} link={{ to: '/', label: link }} />
      ) : (
        <ul className="mt-6 grid gap-4">
          {orders.map((order) => (
            <li key={order.number}>
              <OrderItem order={order} isOneToPay={isOneToPay} />
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

function OrderItem({ order, isOneToPay }: { order: ShownOrders['orders'][number]; isOneToPay: boolean }) {
  const { number, state, placedAt, total, link, pay, shown, more } = order;
  return (
    <Card className="relative grid gap-4 transition-colors hover:border-line-strong @4xl:grid-cols-[17rem_minmax(0,1fr)_auto] @4xl:items-start @4xl:gap-x-8 @4xl:gap-y-3 @4xl:pe-14">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1 pe-8 @4xl:contents">
        <div className="@4xl:row-span-2">
          <h2 className="figures type-sub">
            {/* The whole card is a link; buttons are above it. */}
            <Link to={link} className="no-underline after:absolute after:inset-0 after:rounded-lg">
              {ordersTexts.number(number)}
            </Link>
          </h2>
          <p className="mt-1.5 flex flex-wrap gap-2">
            <OrderStateBadge state={state} />
            {pay && <UnpaidBadge />}
          </p>
          <p className="figures mt-1.5 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
        </div>
        <p className="figures text-xl font-semibold @4xl:col-start-3 @4xl:text-right">{total}</p>
      </div>
      <OrderedNames
        shown={shown}
        more={more}
        className="@4xl:col-start-2 @4xl:row-span-2 @4xl:row-start-1 @4xl:grid-cols-[repeat(auto-fit,minmax(13rem,1fr))]"
      />
      <div className="flex flex-wrap gap-3 @4xl:col-start-3 @4xl:justify-end">
        {pay ? (
          <ButtonLink to={pay} size="sm" look={isOneToPay ? 'primary' : 'secondary'} className="z-1">
            {ordersTexts.pay}
            <span className="sr-only">: {ordersTexts.number(number)}</span>
          </ButtonLink>
        ) : (
          // An unpaid order is paid, not repeated.
          <PostForm action={link}>
            <Button
              type="submit"
              name="intent"
              value="reorder"
              look="secondary"
              size="sm"
              aria-label={ordersTexts.reorderOf(number)}
              className="z-1"
            >
              {ordersTexts.reorder}
            </Button>
          </PostForm>
        )}
      </div>
      <ChevronDownIcon className="absolute end-4 top-6 size-5 -rotate-90 text-ink-soft @4xl:end-5 @4xl:top-1/2 @4xl:-translate-y-1/2" />
    </Card>
  );
}
