import { createHash } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { html, raw } from 'hono/html';
import { mayPreview, PREVIEW_COOKIE } from '#modules/back-office/going-live/server/index.ts';
import { WEBHOOK_PATH } from '#modules/sales/payments/server/index.ts';
import { closed as texts } from '#platform/page-errors/texts/errors.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { brandColours } from '#platform/theme/rules/brand-colours.ts';
import { wantsPage } from './pages/bare-page.ts';
import type { ServerEnv } from './visitor.ts';

/** Paths that a closed shop serves: its panel, payments under way, files and pictures, screens for developers. */
const OPEN_PATHS = /^\/(?:zaplecze(?:[./].*)?|assets\/.*|brand\/.*|obraz\/.*|media\/.*|favicon\.ico|dev\/.*)$/;
/** Programs receive an empty answer rather than an error. */
const EMPTY: Readonly<Record<string, { type: string; text: string }>> = {
  '/robots.txt': { type: 'text/plain', text: 'User-agent: *\nDisallow: /\n' },
  '/sitemap.xml': xml('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"></urlset>'),
  '/feeds/google.xml': xml('<rss version="2.0"><channel></channel></rss>'),
  '/feeds/ceneo.xml': xml('<offers version="1"></offers>'),
};
const RETRY_AFTER_S = '3600';

/** O.02: shoppers find a closed shop closed at every address; decision 37. */
export function gateClosedShop(app: Hono<ServerEnv>, shop: Shop): void {
  app.use(async (c, next) => {
    const { path } = c.req;
    if (shop.opening.isOpen || OPEN_PATHS.test(path) || path.startsWith(`${WEBHOOK_PATH}/`)) return next();
    if (await mayPreview(shop, getCookie(c, PREVIEW_COOKIE))) {
      await next();
      // No cache may show this preview to another visitor.
      c.res.headers.set('Cache-Control', 'private, no-store');
      return;
    }
    return answerClosed(c, shop);
  });
}

function answerClosed(c: Context<ServerEnv>, { settings }: Shop): Response | Promise<Response> {
  const empty = EMPTY[c.req.path];
  if (empty) return c.body(empty.text, 200, { 'Content-Type': `${empty.type}; charset=utf-8`, ...UNCACHED });
  const headers = { ...UNCACHED, 'Retry-After': RETRY_AFTER_S };
  if (!wantsPage(c)) return c.json({ error: 'shop-closed' }, 503, headers);
  return c.html(closedPage(settings), 503, { ...headers, 'Content-Security-Policy': POLICY });
}

const UNCACHED = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };

const { light, dark } = brandColours;
const STYLE = `:root{color-scheme:light dark;--paper:${light.paper};--ink:${light.ink};--soft:${light['ink-soft']};--brand:${light.brand}}
@media(prefers-color-scheme:dark){:root{--paper:${dark.paper};--ink:${dark.ink};--soft:${dark['ink-soft']};--brand:${dark.brand}}}
body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);font:1.125rem/1.6 system-ui,sans-serif}
main{max-width:34rem;padding:2rem 1.5rem;text-align:center}h1{font-size:2rem;line-height:1.2;margin:0 0 1rem}
.name{margin:0 0 2rem;font-weight:600;letter-spacing:.02em}p{margin:0 0 1rem;color:var(--soft)}.name{color:var(--ink)}a{color:var(--brand)}`;
const POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

function closedPage({ name, email }: Shop['settings']) {
  return html`<!DOCTYPE html>
<html lang="pl">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${texts.title} | ${name}</title><style>${raw(STYLE)}</style></head>
<body><main><p class="name">${name}</p><h1>${texts.title}</h1><p>${texts.lead}</p>${
    email ? html`<p>${texts.contact} <a href="mailto:${email}">${email}</a></p>` : ''
  }</main></body>
</html>
`;
}

function xml(text: string) {
  return { type: 'application/xml', text: `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n` };
}
