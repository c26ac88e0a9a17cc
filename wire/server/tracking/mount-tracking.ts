import type { Context, Hono } from 'hono';
import { findTakenEvent } from '#modules/content/tracking/server/index.ts';
import { TRACKING_SCRIPT_PATH } from '../../tracking-script.ts';
import type { WireContext } from '../context.ts';
import { findCaller } from '../refuse.ts';

/** Serves a tracking script to the visitor it was handed to (S7.05, X.18). */
export function mountTracking(app: Hono, wire: WireContext): void {
  app.get(TRACKING_SCRIPT_PATH, (c) => answer(c, wire));
}

async function answer(c: Context, wire: WireContext): Promise<Response> {
  const visitor = await findCaller(c, wire);
  const script = visitor && (await findTakenEvent(wire.shop, visitor.id, c.req.query('mark') ?? ''));
  if (script === null) return c.body(null, 404);
  return c.body(guarded(script), 200, {
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
}

/** As the body of a function, so that it declares nothing for others; a mistake in it is only noted (S7.06). */
function guarded(script: string): string {
  return `try{(function(){${script}\n})()}catch(error){console.warn("a tracking event failed:",error)}`;
}
