import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { previewContext } from '#admin/preview.server.ts';
import { staffContext } from '#admin/staff.server.ts';
import { findStaffSession, STAFF_COOKIE } from '#shop/platform/staff/index.ts';
import { makePage, type PageHandler, type PageMaker } from '../pages/make-page.ts';
import { checkedOrigin, requestParts } from '../pages/request-parts.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { ServerEnv } from '../visitor.ts';
import { isTooLarge, withoutPictures } from './large-forms.ts';

/** The owner's panel. Nothing of it is kept by anybody, and nothing but the shop itself may be loaded into it. */
export function mountPanel(app: Hono<ServerEnv>, maker: PageMaker, handlePanel: PageHandler): void {
  app.on(['GET', 'POST'], ['/zaplecze', '/zaplecze.data', '/zaplecze/*'], async (c) => {
    const token = getCookie(c, STAFF_COOKIE);
    const session = token ? await findStaffSession(maker.shop, token) : null;
    const sent = isTooLarge(c.req.raw) ? await withoutPictures(c.req.raw) : c.req.raw;
    let file: Response | undefined;
    const panel: PageMaker = {
      ...maker,
      mapTiles: null,
      scriptHosts: [],
      paysAt: () => null,
      handlePage: async (request, context) => {
        context.set(staffContext, session);
        context.set(previewContext, async (address, seenAt) => {
          file = await previewPage(c, maker, address, seenAt);
        });
        const response = await handlePanel(request, context);
        if (file || !isFile(response)) return response;
        file = response;
        return new Response(null);
      },
    };
    const { answer } = await makePage(panel, {
      ...requestParts(c, maker),
      request: checkedOrigin(sent, maker.origin),
    });
    const response = file ?? (await answer.toResponse(c.req.raw.headers));
    for (const [name, value] of securityHeaders({ https: maker.origin.startsWith('https:') }))
      if (!file || !response.headers.has(name)) response.headers.set(name, value);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  });
}

/**
 * A file for the staff's disk is sent on as it comes: a table of all orders must never stand in memory whole. So is a document that
 * says itself what may be loaded into it: a mail that is looked at.
 */
function isFile({ headers }: Response): boolean {
  const isAttached = headers.get('Content-Disposition')?.startsWith('attachment') ?? false;
  return isAttached || headers.has('Content-Security-Policy');
}

/** A page of the shop for staff alone: for nobody in particular, kept by nobody, and the panel may frame it. */
async function previewPage(c: Context<ServerEnv>, maker: PageMaker, address: string, seenAt: Date): Promise<Response> {
  const { answer } = await makePage(
    { ...maker, shop: { ...maker.shop, seenAt } },
    { ...requestParts(c, maker), givenCookies: () => undefined, request: new Request(maker.origin + address) },
  );
  const response = await answer.toResponse(new Headers());
  const policy = response.headers.get('Content-Security-Policy');
  const framed = policy?.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  if (framed) response.headers.set('Content-Security-Policy', framed);
  response.headers.set('X-Frame-Options', 'SAMEORIGIN');
  for (const name of ['ETag', 'CDN-Cache-Control', 'Cache-Tag']) response.headers.delete(name);
  return response;
}
