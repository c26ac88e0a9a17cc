import { and, asc, eq, type SQL } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { expressProviders } from './tables.ts';

export interface ExpressButton {
  /** As the provider's script and the shop's addresses call it. */
  id: string;
  name: string;
}

export interface ExpressCheckout {
  /** Address of the provider's script: prefix + name + `.js` (S7.13). */
  script: { prefix: string; name: string };
  buttons: ExpressButton[];
}

/** Express checkouts offered on product pages; null when the owner has switched none on. */
export const getExpressCheckout = cached({ seconds: 30, tags: ['settings'] }, async (shop) => {
  const buttons = await listButtons(shop, eq(expressProviders.basketOnly, false));
  return buttons.length === 0 ? null : ({ script: SCRIPT, buttons } satisfies ExpressCheckout);
});

/** The local provider. Another one has its own script with the same three methods (contract 2.23). */
const SCRIPT = { prefix: '/express/', name: 'szus' };

/** Express checkouts for a whole basket: also those for baskets only. */
export const listBasketExpress = cached({ seconds: 30, tags: ['settings'] }, (shop) => listButtons(shop));

function listButtons({ db }: Shop, only?: SQL): Promise<ExpressButton[]> {
  const { id, code, name, position, enabled } = expressProviders;
  return db
    .select({ id: code, name })
    .from(expressProviders)
    .where(and(eq(enabled, true), only))
    .orderBy(asc(position), asc(id));
}
