import { and, asc, eq, type SQL } from 'drizzle-orm';
import { cached } from '#platform/cache/server/cached.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { expressProviders } from './tables.ts';

export interface ExpressButton {
  /** As the provider's script and the shop's addresses call it. */
  id: string;
  name: string;
}

/** What a page needs to offer express checkout: where the provider's script lies, and a place per button. */
export interface ExpressCheckout {
  script: { prefix: string; name: string };
  buttons: ExpressButton[];
}

/** Express checkouts offered on product pages; null when the owner has switched none on. */
export const getExpressCheckout = cached({ seconds: 30, tags: ['settings'] }, async (shop) => {
  const buttons = await listButtons(shop, eq(expressProviders.basketOnly, false));
  return buttons.length === 0 ? null : ({ script: localProvider.script, buttons } satisfies ExpressCheckout);
});

/** What is behind the buttons. Another provider brings its own script with the same three methods (contract 2.23). */
interface ExpressProvider {
  /** Put together as prefix + name + `.js` (S7.13). */
  script: { prefix: string; name: string };
}

/** The provider of this shop itself: its script and its page are on the shop's own address. */
const localProvider: ExpressProvider = { script: { prefix: '/express/', name: 'szus' } };

/** Express checkouts offered for a whole basket: all of them, those for baskets only included. */
export const listBasketExpress = cached({ seconds: 30, tags: ['settings'] }, (shop) => listButtons(shop));

function listButtons({ db }: Shop, only?: SQL): Promise<ExpressButton[]> {
  const { id, code, name, position, enabled } = expressProviders;
  return db
    .select({ id: code, name })
    .from(expressProviders)
    .where(and(eq(enabled, true), only))
    .orderBy(asc(position), asc(id));
}
