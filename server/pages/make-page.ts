import { RouterContextProvider } from 'react-router';
import { hidePathToken } from '#platform/links/rules/hide-credentials.ts';
import type { MapTiles } from '#platform/map/storefront/map-point.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { CookiePlace } from '#platform/visitors/rules/visitor-cookies.ts';
import type { MadePage } from '../page-cache/page-store.ts';
import { contentSecurityPolicy, originOfTiles } from '../security/content-security-policy.ts';
import { hashInline } from '../security/hash-inline.ts';
import { securityHeaders } from '../security/security-headers.ts';
import { StoredAnswer } from '../stored-answer.ts';
import type { TrustedProxies } from '../trusted-proxies.ts';
import type { RequestCookies, RequestVisitor } from '../visitor.ts';
import { lastResortPage, missingPage } from './bare-page.ts';
import { RequestPage } from './request-page.ts';

export type PageHandler = (request: Request, context: RouterContextProvider) => Promise<Response>;

export interface PageMaker {
  shop: Shop;
  origin: string;
  cookies: CookiePlace;
  devScreens: boolean;
  proxies: TrustedProxies;
  mapTiles: MapTiles | null;
  scriptHosts: readonly string[];
  /** Another site on which shoppers pay. */
  paysAt(): string | null;
  /** Development pages are patched by the bundler with inline styles and scripts. */
  withPolicy: boolean;
  handlePage: PageHandler;
}

export interface PageRequest {
  request: Request;
  requestId: string;
  givenCookies: RequestCookies;
  visitor: RequestVisitor;
  /** Network address of the client. */
  caller: string;
}

/** Lets React Router answer and turns the answer into finished bytes with all their headers. */
export async function makePage(
  maker: PageMaker,
  { request, requestId, givenCookies, visitor, caller }: PageRequest,
): Promise<MadePage> {
  const { shop, origin, cookies, devScreens, mapTiles } = maker;
  const page = new RequestPage({ requestId, origin, cookies, devScreens, mapTiles, givenCookies, caller });
  const context = new RouterContextProvider();
  context.set(shopContext, shop);
  context.set(pageContext, page);
  context.set(visitorContext, page.personally(visitor));
  const response = await answer(maker, request, context, requestId);
  if (page.isContradictory) {
    shop.log.error(
      { requestId, path: hidePathToken(new URL(request.url).pathname) },
      'A page to be kept looked at the visitor; not kept',
    );
  }
  return finish(maker, response, page, request.method, visitor.setCookies());
}

async function answer(maker: PageMaker, request: Request, context: RouterContextProvider, requestId: string) {
  try {
    const response = await maker.handlePage(request, context);
    // React Router's own last words are a line of English text; the shopper gets a page.
    const isBare = response.status >= 500 && response.headers.get('Content-Type')?.startsWith('text/plain');
    if (isBare) return lastResortPage(requestId);
    // A file that is not there: the router would say "null".
    return response.status === 404 && isJson(response) ? missingPage() : response;
  } catch (error) {
    const level = request.signal.aborted ? 'info' : 'error';
    maker.shop.log[level]({ requestId, err: error }, 'A page could not be made');
    return lastResortPage(requestId);
  }
}

function isJson(response: Response): boolean {
  return response.headers.get('Content-Type')?.startsWith('application/json') ?? false;
}

async function finish(maker: PageMaker, response: Response, page: RequestPage, method: string, cookies: string[]) {
  const https = maker.origin.startsWith('https:');
  const headers: [string, string][] = [...response.headers].filter(([name]) => name !== 'content-length');
  // A file a shopper sent brings stricter ones of its own.
  headers.push(...securityHeaders({ https }).filter(([name]) => !response.headers.has(name)));
  let body: Buffer;
  if (response.headers.get('Content-Type')?.startsWith('text/html')) {
    const rendered = page.textOf(response) ?? (await response.text());
    if (rendered === '' && method === 'GET') throw new Error('A page came without its text');
    const { scriptHashes, styleHashes, ...hashed } = hashInline(rendered, page.scriptNonce, page.setAsideTexts);
    body = hashed.body;
    if (maker.withPolicy) {
      const tiles = maker.mapTiles && originOfTiles(maker.mapTiles.address);
      const { scriptHosts } = maker;
      const paysAt = maker.paysAt();
      const policy = contentSecurityPolicy({ scriptHashes, styleHashes, tiles, paysAt, scriptHosts, https });
      headers.push(['Content-Security-Policy', policy]);
    }
  } else {
    body = Buffer.from(await response.arrayBuffer());
  }
  for (const cookie of cookies) headers.push(['Set-Cookie', cookie]);
  const setsCookie = headers.some(([name]) => name.toLowerCase() === 'set-cookie');
  const keep = method === 'GET' && response.status === 200 && !setsCookie ? page.keep() : undefined;
  headers.push(...cachingHeaders(keep, headers));
  return { answer: new StoredAnswer(response.status, headers, body), keep };
}

const SHARED_SECONDS = 60;

/**
 * Browsers ask each time and mostly get 304. A cache in front may keep public pages too: how long after their time is said
 * where only a CDN reads it (RFC 9213), because browsers would show an old price just as willingly.
 */
function cachingHeaders(keep: MadePage['keep'], present: [string, string][]): [string, string][] {
  if (keep) {
    const shared = Math.min(keep.freshSeconds, SHARED_SECONDS);
    return [
      ['Cache-Control', `public, max-age=0, must-revalidate, s-maxage=${shared}`],
      ['CDN-Cache-Control', `public, max-age=${shared}, stale-while-revalidate=${keep.staleSeconds}`],
      ['Cache-Tag', keep.tags.join(',')],
    ];
  }
  return present.some(([name]) => name.toLowerCase() === 'cache-control')
    ? []
    : [['Cache-Control', 'private, no-store']];
}
