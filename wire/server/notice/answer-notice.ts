import type { Context } from 'hono';
import { requestNotice } from '#modules/customers/stock-alerts/server/index.ts';
import { parseId } from '#modules/sales/basket/rules/product-form.ts';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import { withoutNul } from '#platform/text/rules/text.ts';
import type { NoticeAnswer } from '../../answers.ts';
import type { WireContext } from '../context.ts';
import { answerJson, ensureCaller, refuse } from '../refuse.ts';
import { comesFromAnotherSite, isPrefetch } from '../same-origin.ts';

const ANSWERS: Record<Awaited<ReturnType<typeof requestNotice>>, NoticeAnswer> = {
  added: { status: 'ok' },
  'wrong-email': { status: 'error', errdesc: 'mail' },
  'enter-phone': { status: 'error', errdesc: 'phone' },
  'daily-limit': { status: 'error', errdesc: 'limit' },
  'not-added': { status: 'error', errdesc: 'add' },
};

/** `/ajax/projector.php?action=set_product_observed&…`, contract 3.10: a GET that changes data, so it is refused for other sites. */
export async function answerNotice(c: Context, wire: WireContext): Promise<Response> {
  const { headers } = c.req.raw;
  if (isPrefetch(headers)) return refuse('prefetch');
  if (comesFromAnotherSite(headers, wire)) return refuse('another-site');
  const sent = (name: string) => withoutNul(c.req.query(name) ?? '').trim();
  return answerJson(c, wire, 'stock notice', async () => {
    const { id: visitorId } = await ensureCaller(c, wire);
    const outcome = await requestNotice(wire.shop, {
      productId: parseId(sent('product')),
      sizeType: sent('size'),
      email: sent('email') || emailOf(sent('field')),
      phone: sent('phone') || undefined,
      visitorId,
      caller: wire.callerOf?.(c) ?? '',
    });
    return ANSWERS[outcome];
  });
}

/** Some callers send the whole form as JSON: `{"availability_email":"a@b.pl"}`. */
function emailOf(field: string): string {
  const email = parseRecord(field)?.availability_email;
  return typeof email === 'string' ? email : '';
}
