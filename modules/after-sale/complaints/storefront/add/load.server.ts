import { randomUUID } from 'node:crypto';
import type { RouterContextProvider } from 'react-router';
import { findSession } from '#modules/customers/accounts/server/index.ts';
import { listLocations } from '#modules/sales/delivery/server/index.ts';
import { pageContext, shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { findContact } from '../../server/index.ts';

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
