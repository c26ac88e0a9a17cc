import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { findPartScript, type PageParts } from '#modules/content/pages/server/index.ts';
import { allowedCookie, type ConsentCategory, parseAllowed } from '#modules/customers/consents/rules/consent.ts';
import { escapeMarkup } from '#platform/text/rules/text.ts';
import { PAGE_PART_SCRIPT_PATH } from '../../tracking-script.ts';
import type { WireContext } from '../context.ts';

/** Serves the scripts of marketing pieces, to those who allowed them (X.18). */
export function mountPageParts(app: Hono, { shop }: WireContext): void {
  app.get(PAGE_PART_SCRIPT_PATH, async (c) => {
    const script = await findPartScript(shop, c.req.query('mark') ?? '', getConsent(c));
    if (script === null) return c.body(null, 404);
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // The address changes with the text; a withdrawn consent must not be outlived by much.
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
  });
}

/** What the caller has allowed beyond the necessary. */
export function getConsent(c: Context): ConsentCategory[] {
  return parseAllowed(new Map([[allowedCookie, getCookie(c, allowedCookie) ?? '']]));
}

/** The HTML of a layer in a frame that says when it opens and what it is called. */
export function writeLayer({ id, opens, title, content }: PageParts['layers'][number]): string {
  return `<aside data-page-layer="${id}" data-opens="${opens}" aria-label="${escapeMarkup(title)}">${content}</aside>`;
}
