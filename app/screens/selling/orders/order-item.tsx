import { OrderPhoto } from '#app/features/selling/own-order/order-photo.tsx';
import { OrderStateBadge } from '#app/features/selling/own-order/order-state-badge.tsx';
import { ordersTexts } from '#texts/selling/orders.ts';
import { Badge } from '../../../ui/badge.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Card } from '../../../ui/card.tsx';
import type { ShownOrders } from './load.server.ts';

/** One order in the list. */
export function OrderItem({ order }: { order: ShownOrders['orders'][number] }) {
  const { number, state, placedAt, total, link, pay, shown, more } = order;
  return (
    <Card className="grid gap-4 md:grid-cols-[1fr_auto] md:items-center">
      <div>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="figures text-lg">{ordersTexts.number(number)}</h2>
          <OrderStateBadge state={state} />
          {pay && <Badge tone="warn">{ordersTexts.unpaid}</Badge>}
        </div>
        <p className="figures mt-1 text-ink-soft">{ordersTexts.placedAt(placedAt)}</p>
        <div className="mt-3 flex flex-wrap items-center gap-2">
          {shown.map(({ name, photo, photoTone }) => (
            <OrderPhoto key={name} photo={photo} tone={photoTone} alt={name} />
          ))}
          {more > 0 && <span className="text-ink-soft">{ordersTexts.more(more)}</span>}
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-3 md:flex-col md:items-end">
        <p className="figures text-xl font-semibold max-md:w-full">{total}</p>
        {pay && <ButtonLink to={pay}>{ordersTexts.pay}</ButtonLink>}
        <ButtonLink to={link} look="secondary">
          {ordersTexts.open}
          <span className="sr-only">: {ordersTexts.number(number)}</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
