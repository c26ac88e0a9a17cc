import type { RouterContextProvider } from 'react-router';
import { getBasket } from '#modules/sales/basket/server/index.ts';
import { shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';

/** The look of the counter that scripts render (`header-links.tsx`). */
const LOOK = [
  'position:absolute;top:-.375rem;left:.875rem;min-width:1.25rem;padding-inline:.25rem',
  'border-radius:9999px;background:var(--accent);color:var(--accent-ink)',
  'font-size:.75rem;font-weight:700;line-height:1.25rem;text-align:center',
].join(';');

/** S3.44: the number of lines in the visitor's basket, as a style sheet for browsers without script; empty for an empty basket. */
export async function styleCounter(context: Readonly<RouterContextProvider>): Promise<Response> {
  const visitor = await context.get(visitorContext).find();
  const { productsCounter } = await getBasket(context.get(shopContext), visitor?.id ?? null);
  const style =
    productsCounter > 0 ? `#menu_basket .header-link>:first-child::after{content:"${productsCounter}";${LOOK}}` : '';
  return new Response(style, { headers: { 'Content-Type': 'text/css; charset=utf-8', 'Cache-Control': 'no-store' } });
}
