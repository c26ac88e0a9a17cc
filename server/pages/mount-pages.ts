import type { Context, Hono } from 'hono';
import { findRedirect } from '#modules/catalogue/redirects/server/index.ts';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type PageAddress, parsePageAddress, tidyPath } from '../page-cache/page-address.ts';
import type { PageCache } from '../page-cache/page-cache.ts';
import type { MadePage } from '../page-cache/page-store.ts';
import { RecentAddresses } from '../page-cache/recent-addresses.ts';
import type { ServerEnv } from '../visitor.ts';
import { requestVisitor } from '../visitor.ts';
import { barePage, missingPage, wantsPage } from './bare-page.ts';
import { makePage, type PageMaker } from './make-page.ts';
import { blankNul, checkedOrigin, requestParts } from './request-parts.ts';

const METHODS = 'GET, HEAD, POST';
/** Files that would have been found before, if they were there. Browsers ask for the signs by themselves. */
const FILES = ['/assets/*', '/favicon.ico', '/apple-touch-icon.png', '/apple-touch-icon-precomposed.png'];

const noCookies = () => undefined;

export interface Pages {
  /** Makes a public page anew, without a visitor. */
  refresh(key: string): Promise<MadePage>;
}

/** Everything that is no wire call, file or image is a screen of the shop front. */
export function mountPages(
  app: Hono<ServerEnv>,
  maker: PageMaker,
  cache: PageCache | undefined,
  routeIds: string[],
): Pages {
  const knownRoutes = new Set(routeIds);
  const personalPaths = new RecentAddresses(2000);

  const refresh = (key: string) => {
    const visitor = requestVisitor(maker.shop, noCookies, maker.cookies);
    return makePage(maker, {
      request: publicRequest(key),
      requestId: 'refresh',
      givenCookies: noCookies,
      visitor,
      caller: '',
    });
  };
  const publicRequest = (address: string, headers?: Headers) =>
    new Request(maker.origin + address, { headers: withoutCookies(headers) });

  async function view(c: Context<ServerEnv>): Promise<MadePage> {
    const { search, pathname: sent } = new URL(blankNul(c.req.url));
    // No route of the router's matches a path of two lines, not even the one for what is missing.
    const pathname = tidyPath(sent.replace(/%0[ad]/gi, '%20'));
    const address = parsePageAddress(pathname + search, knownRoutes);
    const own = (url: string) =>
      makePage(maker, { ...requestParts(c, maker), request: publicRequest(url, c.req.raw.headers) });
    // A preview of a closed shop is for staff alone.
    if (!cache || !address.keepable || !maker.shop.opening.isOpen) return own(pathname + search);
    const kept = cache.find(address.key, refresh);
    if (kept) return { answer: kept, keep: undefined };
    return cache.orLast(address.key, () => viewAnew(cache, address, pathname + search, own));
  }

  async function viewAnew(
    cache: PageCache,
    address: PageAddress,
    asked: string,
    own: (url: string) => Promise<MadePage>,
  ): Promise<MadePage> {
    if (address.hasOthers) {
      // A personal screen may need these parameters; a public one must not see them, or they would be cached with it.
      const made = await own(asked);
      return made.keep ? cache.make(address.key, () => own(address.key), refresh) : made;
    }
    if (personalPaths.has(address.path)) {
      const made = await own(address.key);
      if (made.keep) personalPaths.delete(address.path);
      return made;
    }
    const joined = cache.isMaking(address.key);
    const made = await cache.make(address.key, () => own(address.key), refresh);
    if (made.keep) return made;
    personalPaths.add(address.path);
    // A page of another visitor that was not cached may be personal. Never share it.
    return joined ? own(address.key) : made;
  }

  app.on('GET', FILES, async (c) => {
    const moved = await newAddress(maker.shop, c.req.url);
    if (moved) return c.redirect(moved, 301);
    return wantsPage(c) ? missingPage() : c.text('Not Found', 404);
  });
  app.get('*', async (c) => {
    const { answer } = await view(c);
    const moved = answer.status === 404 ? await newAddress(maker.shop, c.req.url) : oneSpelling(answer, c.req.url);
    return moved ? c.redirect(moved, 301) : answer.toResponse(c.req.raw.headers);
  });
  app.post('*', async (c) => {
    const made = await makePage(maker, { ...requestParts(c, maker), request: checkedOrigin(c.req.raw, maker.origin) });
    return made.answer.status === 405 ? refuseMethod(c, 'GET, HEAD') : made.answer.toResponse(c.req.raw.headers);
  });
  app.all('*', (c) => refuseMethod(c, METHODS));
  return { refresh };
}

/** The router takes /Blog and /blog/ for /blog: one page has one address. Below the first level are codes, whose case matters. */
function oneSpelling({ status }: MadePage['answer'], url: string): string | null {
  const { pathname, search } = new URL(url);
  const tidy = tidyPath(pathname);
  const spelled = /^\/[a-zA-Z-]+(?:\.php)?$/.test(tidy) ? tidy.toLowerCase() : tidy;
  return status === 200 && spelled !== pathname ? spelled + search : null;
}

/** The router's own answer would reveal which route has no action: useless for a customer. */
function refuseMethod(c: Context<ServerEnv>, allowed: string): Response {
  if (!wantsPage(c)) return c.text('Method Not Allowed', 405, { Allow: allowed });
  const { title, lead, open } = errorTexts.notSendable;
  const page = barePage({ status: 405, title, lines: [lead], link: { to: c.req.path, text: open } });
  page.headers.set('Allow', allowed);
  return page;
}

/** Where a page nothing answers for has moved to; a database that fails must not turn a missing page into an error. */
async function newAddress(shop: Shop, url: string): Promise<string | null> {
  const { pathname, search } = new URL(url);
  try {
    return await findRedirect(shop, pathname + search);
  } catch (err) {
    shop.log.warn({ err }, 'Old addresses could not be looked up');
    return null;
  }
}

function withoutCookies(headers: Headers | undefined): Headers {
  const copy = new Headers(headers);
  copy.delete('Cookie');
  return copy;
}
