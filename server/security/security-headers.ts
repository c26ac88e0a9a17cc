import type { Hono } from 'hono';
import { comesFromThisShop, namesItsPlace, type OwnAddress } from '#platform/same-origin/rules/same-origin.ts';
import type { ServerEnv } from '../visitor.ts';

const TWO_YEARS = 63_072_000;

/** Headers every answer of the shop carries. */
export function securityHeaders({ https }: { https: boolean }): [string, string][] {
  return [
    ['X-Content-Type-Options', 'nosniff'],
    ['Referrer-Policy', 'strict-origin-when-cross-origin'],
    ['Permissions-Policy', 'camera=(), microphone=(), geolocation=(self), payment=(self), usb=()'],
    ['Cross-Origin-Opener-Policy', 'same-origin-allow-popups'],
    ['X-Frame-Options', 'DENY'],
    ...(https
      ? ([['Strict-Transport-Security', `max-age=${TWO_YEARS}; includeSubDomains`]] as [string, string][])
      : []),
  ];
}

/** Calls, pictures, health and errors carry the same headers as pages and files. */
export function secureAnswers(app: Hono<ServerEnv>, options: { https: boolean }): void {
  const always = securityHeaders(options);
  app.use(async (c, next) => {
    await next();
    const { headers } = c.res;
    for (const [name, value] of always) if (!headers.has(name)) headers.set(name, value);
  });
}

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);
/** Calls of the contract, which programs make too, and posts of mail programs for unsubscribing (RFC 8058). */
const PROGRAMS_POST = /^\/(?:ajax\/|graphql\/|[\w-]+\.php$|(?:newsletter|powiadomienie|odlozone)\/[^/]+\/rezygnacja$)/;

/** Links to it buy (contract 3.1): a user may follow one, but another site's picture must not. */
const BUY_LINK = '/basketchange.php';

interface Requested {
  method: string;
  path: string;
  origin: string | undefined;
  referer: string | undefined;
  fetchSite: string | undefined;
  /** `Sec-Fetch-Dest` */
  fetchDest?: string | undefined;
}

/** Whether a request may go on: it changes nothing, or it comes from this shop. Forms are posted by browsers, which say where they stand. */
export function isFromThisShop({ method, path, ...sender }: Requested, own: OwnAddress): boolean {
  if (path === BUY_LINK && isPartOfForeignPage(sender)) return false;
  if (SAFE.has(method)) return true;
  if (method === 'POST' && !namesItsPlace(sender) && !PROGRAMS_POST.test(path)) return false;
  return comesFromThisShop(sender, own);
}

function isPartOfForeignPage({ fetchSite, fetchDest }: Pick<Requested, 'fetchSite' | 'fetchDest'>): boolean {
  return fetchSite === 'cross-site' && fetchDest !== 'document';
}
