import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffOf, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCourierSettings } from '#modules/sales/delivery/server/index.ts';
import { ORDER_STATES, type OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { type OrderFilter, orderFilterQuery, parseOrderFilter } from '../../rules/order-filter.ts';
import { countOrderStates, listOrdersForStaff, listOrderViews, type StaffOrderHead } from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';

export const ORDERS = '/zaplecze/zamowienia';

export async function loadOrders(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const query = new URL(request.url).searchParams;
  const filter = parseOrderFilter(query);
  const [list, counts, views, couriers] = await Promise.all([
    listOrdersForStaff(shop, filter, { after: query.get('after') ?? '' }),
    countOrderStates(shop, filter),
    listOrderViews(shop, staffOf(context).id),
    listCourierSettings(shop),
  ]);
  return {
    filter,
    query: orderFilterQuery(filter),
    tabs: tabsOf(filter, counts),
    orders: list.orders.map(describeHead),
    next: list.next && addressOf(filter, list.next),
    views: views.map(({ id, title, filter }) => ({ id, title, to: `${ORDERS}?${filter}` })),
    couriers: couriers.map(({ id, name }) => ({ id, name })),
    may: {
      move: isAllowed(context, 'orders.move'),
      cancel: isAllowed(context, 'orders.cancel'),
      export: isAllowed(context, 'orders.export'),
      create: isAllowed(context, 'orders.create'),
      refund: isAllowed(context, 'money.refund'),
    },
  };
}

export type OrderRow = ReturnType<typeof describeHead>;

function describeHead(order: StaffOrderHead) {
  const { id, number, state, next, placedAt, person, email, courierName, trackingNumber, total, left, payBack, lines } =
    order;
  return {
    id,
    number,
    to: `${ORDERS}/${number}`,
    state,
    next,
    placedAt: shortMoment(placedAt),
    person: person || email,
    email,
    courierName,
    trackingNumber,
    total: formatMoney(total),
    money: moneyOf(order),
    isOpen: left > 0 || payBack > 0,
    goods: lines.map(({ name, quantity }) => `${formatQuantity(quantity)} × ${name}`).join(', '),
  };
}

function moneyOf({ left, payBack, prepaid, state }: StaffOrderHead): string {
  if (payBack > 0) return texts.list.payBack(formatMoney(payBack));
  if (left > 0) return prepaid ? texts.list.left(formatMoney(left)) : texts.list.onDelivery;
  return state === 'cancelled' ? '' : texts.list.paid;
}

function tabsOf(filter: OrderFilter, counts: Record<OrderState | 'all', number>) {
  const states = [null, ...ORDER_STATES];
  return states.map((state) => ({
    to: addressOf({ ...filter, state }),
    label: state ? texts.stateNames[state] : texts.all,
    count: counts[state ?? 'all'],
    isCurrent: filter.state === state,
  }));
}

function addressOf(filter: OrderFilter, after = ''): string {
  const query = new URLSearchParams(orderFilterQuery(filter));
  if (after !== '') query.set('after', after);
  const text = query.toString();
  return text === '' ? ORDERS : `${ORDERS}?${text}`;
}
