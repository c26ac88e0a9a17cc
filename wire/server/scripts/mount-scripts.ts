import type { Context, Hono } from 'hono';
import { findPartScript } from '#modules/content/pages/server/index.ts';
import { findTakenEvent } from '#modules/content/tracking/server/index.ts';
import { PAGE_PART_SCRIPT_PATH, TRACKING_SCRIPT_PATH } from '../../tracking-script.ts';
import { getConsent, type WireContext } from '../context.ts';
import { findCaller } from '../refuse.ts';

/** Scripts of the shop by their mark (X.18): tracking events for the visitor who received them, and those of marketing pieces. */
export function mountScripts(app: Hono, wire: WireContext): void {
  app.get(TRACKING_SCRIPT_PATH, async (c) => {
    const visitor = await findCaller(c, wire);
    const script = visitor && (await findTakenEvent(wire.shop, visitor.id, c.req.query('mark') ?? ''));
    return answerScript(c, script && guarded(script), 'no-store');
  });
  app.get(PAGE_PART_SCRIPT_PATH, async (c) => {
    const script = await findPartScript(wire.shop, c.req.query('mark') ?? '', getConsent(c));
    // The address changes with the text; the short age limits the effect after a consent is withdrawn.
    return answerScript(c, script, 'private, max-age=300');
  });
}

function answerScript(c: Context, script: string | null, caching: string): Response {
  if (script === null) return c.body(null, 404);
  return c.body(script, 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': caching,
    'x-content-type-options': 'nosniff',
  });
}

/** The body of a function, so that it declares no globals; an error in it is only logged (S7.05, S7.06). */
function guarded(script: string): string {
  return `try{(function(){${script}\n})()}catch(error){console.warn("a tracking event failed:",error)}`;
}
