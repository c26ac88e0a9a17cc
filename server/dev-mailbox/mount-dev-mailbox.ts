import type { Hono } from 'hono';
import { findMail, findMailAttachment } from '#platform/mail/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ServerEnv } from '../visitor.ts';

/** A mail may style itself and show the shop's pictures; it may not run, send or load anything else. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/** The insides of mails for `/dev/poczta`, which shows them in a frame: pages themselves allow neither frames nor inline styles. */
export function mountDevMailbox(app: Hono<ServerEnv>, shop: Shop): void {
  app.get('/dev/poczta/:id{\\d+}/html', async (c) => {
    const mail = await findMail(shop, Number(c.req.param('id')));
    if (!mail) return c.text('Not Found', 404);
    // Followed inside the frame, a link would end at a page that refuses to be framed.
    const html = mail.html.replace('<head>', '<head><base target="_blank">');
    return c.html(html, 200, {
      'Content-Security-Policy': MAIL_POLICY,
      'X-Frame-Options': 'SAMEORIGIN',
      'Cache-Control': 'no-store',
    });
  });
  app.get('/dev/poczta/zalacznik/:id{\\d+}', async (c) => {
    const attachment = await findMailAttachment(shop, Number(c.req.param('id')));
    if (!attachment) return c.text('Not Found', 404);
    return c.body(new Uint8Array(attachment.content), 200, {
      'Content-Type': attachment.type,
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(attachment.name)}`,
      'Cache-Control': 'no-store',
    });
  });
}
