import { asc } from 'drizzle-orm';
import { kept } from '#shop/platform/kept.ts';
import type { ExpressButton } from './get-express-checkout.ts';
import { expressProviders } from './tables.ts';

/** Express checkouts offered for a whole basket: all of them, those for baskets only included. */
export const listBasketExpress = kept({ seconds: 30, tags: ['settings'] }, async (shop): Promise<ExpressButton[]> => {
  const { id, name, position } = expressProviders;
  return shop.db.select({ id, name }).from(expressProviders).orderBy(asc(position), asc(id));
});
