import type { Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { WEBHOOK_PATH } from '#modules/sales/payments/server/index.ts';
import { formatMegabytes } from '#platform/files/rules/file-size.ts';
import { PANEL_FORM_BYTES } from '#platform/files/rules/owner-pictures.ts';
import * as errorTexts from '#platform/page-errors/texts/errors.ts';
import { ownAddress } from '#platform/same-origin/rules/same-origin.ts';
import { barePage, wantsPage } from './pages/bare-page.ts';
import { isTooLarge, takesPictures } from './panel/large-forms.ts';
import { isFromThisShop } from './security/security-headers.ts';
import { takesFiles } from './uploads/mount-uploads.ts';
import type { ServerEnv } from './visitor.ts';

const LARGEST_BODY = 1_048_576;
/** Calls that limit their bodies themselves (the basket at 2 MB, the others at 64 kB) and say so in their own words. */
const OWN_LIMITS = new Set(['/basketchange.php', '/ajax/get.php', '/ajax/opinions.php', '/graphql/v1', '/graphql/v1/']);
/** More than the forms themselves take, so that a photo a little too large is refused by the form in its own words. */
const LARGEST_UPLOAD = 12 * 1_048_576;
/** The panel's long texts are refused by their fields, with all that was typed. */
const LARGEST_PANEL_FORM = 4 * 1_048_576;
const DISCARD_TIMEOUT_MS = 2000;

/** Turns away what no page of the shop would send, before anything reads it. */
export function guardRequests(app: Hono<ServerEnv>, options: { origin: string; trustProxy: boolean }): void {
  app.use(async (c, next) => {
    // A provider's webhook comes from elsewhere by nature; it carries no cookies and is accepted by its signature.
    if (c.req.path.startsWith(`${WEBHOOK_PATH}/`)) return next();
    const hosts = { host: c.req.header('host'), forwardedHost: c.req.header('x-forwarded-host') };
    const allowed = isFromThisShop(
      {
        method: c.req.method,
        path: c.req.path,
        origin: c.req.header('origin'),
        referer: c.req.header('referer'),
        fetchSite: c.req.header('sec-fetch-site'),
        fetchDest: c.req.header('sec-fetch-dest'),
      },
      ownAddress(hosts, options),
    );
    return allowed ? next() : refuseForeign(c);
  });
  app.use(async (c, next) => {
    await next();
    if (c.res.status !== 413 && !isTooLarge(c.req.raw)) return;
    await discardBody(c.req.raw.body);
    c.res.headers.set('Connection', 'close');
  });
  const limitBody = limitTo(LARGEST_BODY);
  const limitUpload = limitTo(LARGEST_UPLOAD);
  const limitPictures = limitTo(PANEL_FORM_BYTES);
  const limitPanel = limitTo(LARGEST_PANEL_FORM);
  app.use((c, next) => {
    if (OWN_LIMITS.has(c.req.path)) return next();
    if (takesPictures(c.req.path)) return isTooLarge(c.req.raw) ? next() : limitPictures(c, next);
    if (takesFiles(c.req.path)) return limitUpload(c, next);
    return c.req.path.startsWith('/zaplecze/') ? limitPanel(c, next) : limitBody(c, next);
  });
}

function limitTo(maxSize: number) {
  const { title, lead, back } = errorTexts.tooLarge;
  return bodyLimit({
    maxSize,
    onError: (c) =>
      wantsPage(c)
        ? barePage({
            status: 413,
            title,
            lines: [lead(formatMegabytes(maxSize))],
            link: { to: c.req.path, text: back },
          })
        : c.text(`${title}. ${lead(formatMegabytes(maxSize))}`, 413),
  });
}

function refuseForeign(c: Context<ServerEnv>): Response {
  const { title, lead, home } = errorTexts.foreign;
  return wantsPage(c)
    ? barePage({ status: 403, title, lines: [lead], link: { to: '/', text: home } })
    : c.text(`${title}. ${lead}`, 403);
}

/** A connection closed over unread bytes is reset, and the sender never reads why: what still comes is thrown away for a moment. */
async function discardBody(body: ReadableStream<Uint8Array> | null): Promise<void> {
  if (!body || body.locked) return;
  const deadline = performance.now() + DISCARD_TIMEOUT_MS;
  const late = new Promise<{ done: true }>((resolve) => {
    setTimeout(resolve, DISCARD_TIMEOUT_MS, { done: true }).unref();
  });
  const reader = body.getReader();
  while (performance.now() < deadline) {
    const { done } = await Promise.race([reader.read(), late]);
    if (done) return;
  }
}
