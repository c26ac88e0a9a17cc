import type { Context, Hono } from 'hono';
import {
  type BankDecision,
  decideTransfer,
  deliverBankWebhooks,
  findTransfer,
  listWaitingBlik,
  usesDemoBank,
} from '#modules/sales/payments/server/index.ts';
import * as localBankTexts from '#modules/sales/payments/texts/local-bank.ts';
import { runDueJobs } from '#platform/jobs/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ServerEnv } from '../visitor.ts';
import { bankPage, blikBody, transferBody } from './bank-page.ts';

const DECISIONS: readonly BankDecision[] = ['accept', 'refuse', 'card-type', 'time-out', 'break'];
const BLIK_LIST = '/bank/blik';

/** The site of the demo bank with its app, in which everybody confirms their own BLIK codes; only where it is the shop's bank. */
export function mountLocalBank(app: Hono<ServerEnv>, shop: Shop): void {
  if (!shop.demo) return;
  // The owner may set the keys of a real one at any time.
  app.use('/bank/*', async (c, next) => (usesDemoBank(shop) ? next() : missing(c)));
  // The customer decides there about the payment: right for a demo, wrong for a public shop.
  if (usesDemoBank(shop) && shop.origin.startsWith('https:'))
    shop.log.warn({ origin: shop.origin }, 'Payments go to the demo bank, which accepts every payment');
  mountBankApp(app, shop);

  app.get('/bank/:reference', async (c) => {
    const transfer = await transferOf(c, shop);
    if (!transfer) return missing(c);
    return page(c, localBankTexts.title, transferBody(transfer, shop.settings.name));
  });
  app.post('/bank/:reference', async (c) => {
    const transfer = await transferOf(c, shop);
    if (!transfer) return missing(c);
    const decision = parseDecision((await c.req.parseBody()).decision);
    if (decision) await decide(shop, transfer.reference, decision);
    return c.redirect(transfer.returnAddress, 303);
  });
}

function mountBankApp(app: Hono<ServerEnv>, shop: Shop): void {
  const listOwn = async (c: Context<ServerEnv>) => {
    const visitor = await c.get('visitor').find();
    const orderToken = c.req.query('token') ?? '';
    return listWaitingBlik(shop, {
      visitorId: visitor?.id ?? null,
      customerId: visitor?.customerId ?? null,
      orderToken,
    });
  };
  app.get(BLIK_LIST, async (c) => page(c, localBankTexts.blikTitle, blikBody(await listOwn(c), shop.settings.name)));
  app.post(BLIK_LIST, async (c) => {
    const { decision: word, reference } = await c.req.parseBody();
    const decision = parseDecision(word);
    const waiting = (await listOwn(c)).some((transfer) => transfer.reference === reference);
    if (decision && waiting) await decide(shop, String(reference), decision);
    return c.redirect(BLIK_LIST + new URL(c.req.url).search, 303);
  });
}

/** The webhook leaves at once, so that it mostly arrives before the shopper does; if it is lost the queue sends it again. */
async function decide(shop: Shop, reference: string, decision: BankDecision): Promise<void> {
  await decideTransfer(shop, reference, decision);
  await runDueJobs(shop, [deliverBankWebhooks]);
}

function transferOf(c: Context<ServerEnv>, shop: Shop) {
  return findTransfer(shop, c.req.param('reference') ?? '', c.req.query('hash') ?? '');
}

function parseDecision(word: unknown): BankDecision | undefined {
  return DECISIONS.find((known) => known === word);
}

function missing(c: Context<ServerEnv>) {
  return page(c, localBankTexts.missing, '', 404);
}

function page(c: Context<ServerEnv>, title: string, body: Parameters<typeof bankPage>[1], status: 200 | 404 = 200) {
  return c.html(bankPage(title, body), status, { 'Cache-Control': 'no-store' });
}
