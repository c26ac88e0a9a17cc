import type { RouterContextProvider } from 'react-router';
import { findGuest, type ListedCustomer, listCustomersForStaff } from '#modules/back-office/overview/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { shortDay } from '#platform/time/rules/date-format.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import * as texts from '../../texts/panel-list.ts';

const CUSTOMERS = '/zaplecze/klienci';
const MAX_TEXT_LENGTH = 100;

export async function loadCustomers(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const query = new URL(request.url).searchParams;
  const text = (query.get('q') ?? '').trim().slice(0, MAX_TEXT_LENGTH);
  const { customers, next } = await listCustomersForStaff(shop, text, { after: Number(query.get('po') ?? '') });
  const guest = isAllowed(context, 'orders.see') ? await findGuest(shop, text) : null;
  return {
    text,
    isForgotten: query.has('usunieto'),
    rows: customers.map(toRow),
    next: next === null ? null : `${CUSTOMERS}?${new URLSearchParams({ ...(text && { q: text }), po: String(next) })}`,
    guest: guest && {
      text: texts.guest.lead(guest.email, texts.orders(guest.orders)),
      to: `/zaplecze/zamowienia?q=${encodeURIComponent(guest.email)}`,
    },
  };
}

export type CustomerRow = ReturnType<typeof toRow>;

const dayOf = (moment: Date) => shortDay(warsawDay(moment));

function toRow({ id, name, email, phone, points, createdAt, orders, lastOrderAt }: ListedCustomer) {
  return {
    id,
    to: `${CUSTOMERS}/${id}`,
    name: name || email,
    email,
    phone,
    points,
    since: dayOf(createdAt),
    orders,
    last: lastOrderAt ? texts.last(dayOf(lastOrderAt)) : '',
  };
}
