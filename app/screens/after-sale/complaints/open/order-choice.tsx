import { OrderPhoto } from '#app/features/selling/own-order/order-photo.tsx';
import { OrderStateBadge } from '#app/features/selling/own-order/order-state-badge.tsx';
import { complaintOpenTexts as texts } from '#texts/after-sale/complaints.ts';
import { ordersTexts } from '#texts/selling/orders.ts';
import { ButtonLink } from '../../../../ui/button-link.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Pagination } from '../../../../ui/pagination.tsx';
import type { OpenData } from './load.server.ts';

/** The orders of a signed-in customer that can be complained about. */
export function OrderChoice({ own: { orders, page, pages } }: { own: NonNullable<OpenData['own']> }) {
  return (
    <section aria-labelledby="orders">
      <h2 id="orders">{texts.orders}</h2>
      {orders.length === 0 && <p className="mt-3 text-ink-soft">{texts.noOrders}</p>}
      <ul className="mt-4 grid gap-4">
        {orders.map(({ number, state, placedAt, shown, more, link }) => (
          <li key={number}>
            <Card className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
              <div>
                <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                  <h3 className="figures text-lg">{ordersTexts.number(number)}</h3>
                  <OrderStateBadge state={state} />
                </div>
                <p className="figures mt-1 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
                <div className="mt-3 flex flex-wrap items-center gap-2">
                  {shown.map(({ name, photo, photoTone }) => (
                    <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
                  ))}
                  {more > 0 && <span className="text-ink-soft">{ordersTexts.more(more)}</span>}
                </div>
              </div>
              <ButtonLink to={link}>
                {texts.choose}
                <span className="sr-only">: {ordersTexts.number(number)}</span>
              </ButtonLink>
            </Card>
          </li>
        ))}
      </ul>
      <div className="mt-6">
        <Pagination page={page} pages={pages} hrefFor={(to) => `/reklamacje?strona=${to}`} />
      </div>
    </section>
  );
}
