import type { Hono } from 'hono';
import { findPartScript } from '#shop/content/pages/index.ts';
import { PAGE_PART_SCRIPT_PATH } from '../../page-part-script.ts';
import type { WireContext } from '../context.ts';
import { readConsent } from './read-consent.ts';

/** Serves the scripts of marketing pieces, to those who allowed them (X.18). */
export function mountPageParts(app: Hono, { shop }: WireContext): void {
  app.get(PAGE_PART_SCRIPT_PATH, async (c) => {
    const script = await findPartScript(shop, c.req.query('mark') ?? '', readConsent(c));
    if (script === null) return c.body(null, 404);
    return c.body(script, 200, {
      'content-type': 'text/javascript; charset=utf-8',
      // The address changes with the text; a withdrawn consent must not be outlived by much.
      'cache-control': 'private, max-age=300',
      'x-content-type-options': 'nosniff',
    });
  });
}
