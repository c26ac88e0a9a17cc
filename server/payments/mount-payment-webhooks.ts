import type { Hono } from 'hono';
import { WEBHOOK_PATH } from '#modules/sales/payments/server/index.ts';
import { acceptWebhook, type WebhookOutcome } from '#modules/sales/refunds/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ServerEnv } from '../visitor.ts';

/** Anything but success makes the provider send the webhook again. */
const STATUS: Record<WebhookOutcome, 200 | 400 | 404 | 409> = {
  taken: 200,
  repeated: 200,
  late: 200,
  ignored: 200,
  forged: 400,
  'unknown-payment': 404,
  'wrong-amount': 409,
};

/** Webhooks of payment providers, from any address: they are accepted by their signature. */
export function mountPaymentWebhooks(app: Hono<ServerEnv>, shop: Shop): void {
  app.post(`${WEBHOOK_PATH}/:provider`, async (c) => {
    const body = await c.req.text();
    const outcome = await acceptWebhook(shop, c.req.param('provider'), {
      body,
      header: (name) => c.req.header(name),
    });
    if (outcome === 'forged') shop.log.warn({ provider: c.req.param('provider') }, 'A forged payment webhook came');
    return c.json({ outcome }, STATUS[outcome]);
  });
}
