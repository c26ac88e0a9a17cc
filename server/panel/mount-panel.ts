import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { staffContext } from '#modules/back-office/staff/panel/staff.server.ts';
import { findStaffSession, STAFF_COOKIE } from '#modules/back-office/staff/server/index.ts';
import { type PreviewedPage, previewContext } from '#modules/content/pages/panel/preview-context.server.ts';
import { staffViewContext } from '#platform/shell/storefront/request-context.server.ts';
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
        context.set(previewContext, async (page) => {
          file = await previewPage(c, maker, page);
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

/** No scripts and no forms. The address is not the page's own, so the router in the browser would load it again and again. */
const READ_ONLY = 'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** A page of the shop for staff alone: without a visitor, never cached, and the panel may frame it. */
async function previewPage(c: Context<ServerEnv>, maker: PageMaker, page: PreviewedPage): Promise<Response> {
  const { address, seenAt, isCustomers = false } = page;
  const handlePage: PageHandler = (request, context) => {
    context.set(staffViewContext, isCustomers);
    return maker.handlePage(request, context);
  };
  const { answer } = await makePage(
    { ...maker, handlePage, shop: seenAt ? { ...maker.shop, seenAt } : maker.shop },
    { ...requestParts(c, maker), givenCookies: () => undefined, request: new Request(maker.origin + address) },
  );
  const response = await answer.toResponse(new Headers());
  const policy = response.headers.get('Content-Security-Policy') ?? '';
  const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
  const policies = [framed, isCustomers ? READ_ONLY : ''].filter(Boolean);
  if (policies.length > 0) response.headers.set('Content-Security-Policy', policies.join('; '));
  response.headers.set('X-Frame-Options', 'SAMEORIGIN');
  for (const name of ['ETag', 'CDN-Cache-Control', 'Cache-Tag']) response.headers.delete(name);
  return response;
}
