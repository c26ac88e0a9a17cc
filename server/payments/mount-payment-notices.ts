import type { Hono } from 'hono';
import type { Shop } from '#shop/platform/shop.ts';
import { acceptNotification, NOTICE_PATH, type NoticeOutcome } from '#shop/selling/payments/index.ts';
import type { ServerEnv } from '../visitor.ts';

/** Anything but success makes the provider send the webhook again. */
const STATUS: Record<NoticeOutcome, 200 | 400 | 404 | 409> = {
  taken: 200,
  repeated: 200,
  late: 200,
  ignored: 200,
  forged: 400,
  'unknown-payment': 404,
  'wrong-amount': 409,
};

/** Where payment providers tell what became of a payment. Their signature is their pass, wherever they stand. */
export function mountPaymentNotices(app: Hono<ServerEnv>, shop: Shop): void {
  app.post(`${NOTICE_PATH}/:provider`, async (c) => {
    const body = await c.req.text();
    const outcome = await acceptNotification(shop, c.req.param('provider'), {
      body,
      header: (name) => c.req.header(name),
    });
    if (outcome === 'forged') shop.log.warn({ provider: c.req.param('provider') }, 'A forged payment webhook came');
    return c.json({ outcome }, STATUS[outcome]);
  });
}
