import type { Context, Hono } from 'hono';
import { listLink, orderLink, productRequestLink } from '#platform/links/rules/screen-links.ts';
import type { WireContext } from '../context.ts';
import { mountMethods, refuse } from '../refuse.ts';
import { comesFromAnotherSite } from '../same-origin.ts';

interface OlderAddress {
  /** The screen that replaces it. */
  page: (query: URLSearchParams) => string;
  /** The screen that reads the fields of its form; without one the screen has steps of its own (decision 13). */
  form?: string;
}

/** Addresses of screens in the contract (sections 3.1 to 3.14). */
const OLDER_ADDRESSES: Record<string, OlderAddress> = {
  '/search.php': { page: (query) => `/szukaj${query.size > 0 ? `?${query}` : ''}`, form: productRequestLink() },
  '/product-compare.php': { page: () => '/porownanie' },
  '/basketedit.php': { page: (query) => (query.get('mode') === '2' ? '/ulubione' : '/koszyk') },
  '/return.php': { page: () => '/koszyk' },
  '/shoppinglist.php': { page: listPage },
  '/order1.php': { page: () => '/zamowienie/dane' },
  '/order2.php': { page: () => '/zamowienie/dane' },
  '/orderdetails.php': { page: orderPage },
  '/order-open.php': { page: () => '/zamowienie/sprawdz', form: '/zamowienie/sprawdz' },
  '/returns-open.php': { page: () => '/zwroty', form: '/zwroty' },
  '/returns-method.php': { page: () => '/zwroty' },
  '/rma-open.php': { page: () => '/reklamacje', form: '/reklamacje' },
  '/rma-method.php': { page: () => '/reklamacje' },
  '/rma-add.php': { page: () => '/reklamacje/nowa', form: '/reklamacje/nowa' },
};

export function mountOlderAddresses(app: Hono, wire: WireContext): void {
  for (const [address, { page, form }] of Object.entries(OLDER_ADDRESSES)) {
    const target = (c: Context) => page(new URL(c.req.url).searchParams);
    mountMethods(app, address, {
      GET: (c) => c.redirect(target(c), 301),
      POST: (c) => {
        if (comesFromAnotherSite(c.req.raw.headers, wire)) return refuse('another-site');
        // 307 forwards the form, 303 only the browser.
        return form === undefined ? c.redirect(target(c), 303) : c.redirect(form, 307);
      },
    });
  }
}

function listPage(query: URLSearchParams): string {
  const id = Number(query.get('list'));
  return Number.isSafeInteger(id) && id > 0 ? listLink(id, query.get('token') ?? '') : '/listy';
}

function orderPage(query: URLSearchParams): string {
  const number = query.get('id');
  return number ? orderLink(encodeURIComponent(number), query.get('key') ?? '') : '/konto/zamowienia';
}
