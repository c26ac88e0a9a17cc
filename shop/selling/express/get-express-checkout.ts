import { asc, eq } from 'drizzle-orm';
import { kept } from '#shop/platform/kept.ts';
import { localProvider } from './local-provider.ts';
import { expressProviders } from './tables.ts';

export interface ExpressButton {
  id: string;
  name: string;
}

/** What a page needs to offer express checkout: where the provider's script lies, and a place per button. */
export interface ExpressCheckout {
  script: { prefix: string; name: string };
  buttons: ExpressButton[];
}

/** Express checkouts offered on product pages; null when the owner has switched none on. */
export const getExpressCheckout = kept({ seconds: 30, tags: ['settings'] }, async (shop) => {
  const buttons: ExpressButton[] = await shop.db
    .select({ id: expressProviders.id, name: expressProviders.name })
    .from(expressProviders)
    .where(eq(expressProviders.basketOnly, false))
    .orderBy(asc(expressProviders.position), asc(expressProviders.id));
  return buttons.length === 0 ? null : ({ script: localProvider.script, buttons } satisfies ExpressCheckout);
});
