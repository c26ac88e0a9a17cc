import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { pageContext, shopContext } from '#app/request-context.server.ts';
import { warsawDay } from '#rules/platform/time/day.ts';
import { findContact } from '#shop/after-sale/complaints/index.ts';
import { findSession } from '#shop/customers/accounts/index.ts';
import { listLocations } from '#shop/selling/delivery/index.ts';

const YEARS = 10;

export async function loadAdd(context: Readonly<RouterContextProvider>) {
  const shop = context.get(shopContext);
  const session = await findSession(shop, context.get(pageContext).cookie('RSSID'));
  const today = warsawDay(shop.now());
  const thisYear = Number(today.slice(0, 4));
  return {
    today,
    years: Array.from({ length: YEARS + 1 }, (_, back) => String(thisYear - back)),
    sites: (await listLocations(shop)).map(({ id, name, street, city }) => ({
      id: String(id),
      name: `${name}, ${street}, ${city}`,
    })),
    contact: session ? await findContact(shop, session.customerId) : null,
    /** One press of the button makes one complaint. */
    key: randomUUID() as string,
  };
}

export type AddData = Awaited<ReturnType<typeof loadAdd>>;
