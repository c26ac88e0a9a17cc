import type { Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { staffContext } from '#admin/staff.server.ts';
import { findStaffSession, STAFF_COOKIE } from '#shop/platform/staff/index.ts';
import { makePage, type PageHandler, type PageMaker } from '../pages/make-page.ts';
import { checkedOrigin, requestParts } from '../pages/request-parts.ts';
import { securityHeaders } from '../security/security-headers.ts';
import type { ServerEnv } from '../visitor.ts';

/** The owner's panel. Nothing of it is kept by anybody, and nothing but the shop itself may be loaded into it. */
export function mountPanel(app: Hono<ServerEnv>, maker: PageMaker, handlePanel: PageHandler): void {
  app.on(['GET', 'POST'], ['/zaplecze', '/zaplecze.data', '/zaplecze/*'], async (c) => {
    const token = getCookie(c, STAFF_COOKIE);
    const session = token ? await findStaffSession(maker.shop, token) : null;
    let file: Response | undefined;
    const panel: PageMaker = {
      ...maker,
      mapTiles: null,
      scriptHosts: [],
      paysAt: () => null,
      handlePage: async (request, context) => {
        context.set(staffContext, session);
        const response = await handlePanel(request, context);
        if (!isFile(response)) return response;
        file = response;
        return new Response(null);
      },
    };
    const { answer } = await makePage(panel, {
      ...requestParts(c, maker),
      request: checkedOrigin(c.req.raw, maker.origin),
    });
    const response = file ?? (await answer.toResponse(c.req.raw.headers));
    for (const [name, value] of securityHeaders({ https: maker.origin.startsWith('https:') }))
      response.headers.set(name, value);
    response.headers.set('Cache-Control', 'no-store');
    response.headers.set('X-Robots-Tag', 'noindex');
    return response;
  });
}

/** A file for the staff's disk is sent on as it comes: a table of all orders must never stand in memory whole. */
function isFile(response: Response): boolean {
  return response.headers.get('Content-Disposition')?.startsWith('attachment') ?? false;
}
