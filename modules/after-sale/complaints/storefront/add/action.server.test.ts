import { eq } from 'drizzle-orm';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { answer } from '#modules/sales/orders/testing/guest-requests.server.ts';
import {
  type Page,
  pageContext,
  shopContext,
  visitorContext,
} from '#platform/shell/storefront/request-context.server.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { createVisitor } from '#platform/visitors/server/index.ts';
import { complaints } from '#server/shop/schema.ts';
import { findComplaintByNumber } from '../../server/index.ts';
import * as complaintAddTexts from '../../texts/add.ts';
import * as complaintProductsTexts from '../../texts/products.ts';
import { receiveAdd } from './action.server.ts';

const { shop } = await testDatabase({ filled: 'empty', now: () => new Date('2026-11-10T10:00:00Z') });

/** The answer to this browser for these fields. */
function send(visitorId: number, fields: Record<string, string | File>): Promise<unknown> {
  const context = new RouterContextProvider();
  const visitor = { id: visitorId, customerId: null };
  context.set(shopContext, shop);
  context.set(visitorContext, { find: async () => visitor, ensure: async () => visitor });
  const page: Partial<Page> = { cookie: () => undefined, caller: () => crypto.randomUUID() };
  context.set(pageContext, page as Page);
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return answer(receiveAdd(new Request('http://sklep.test/reklamacje/nowa', { method: 'POST', body }), context));
}

describe('a complaint about goods of no order', () => {
  const good = {
    product: 'Namiot',
    begind: '6',
    beginm: '5',
    beginy: '2026',
    buy_place: 'shop',
    usterka: 'Przecieka',
    payment_source: 't',
    email: 'ewa@example.com',
  };
  const add = (change: Record<string, string | File>, visitorId: number) =>
    send(visitorId, { key: crypto.randomUUID(), ...good, ...change });

  it.each([
    ['a day that does not exist', { begind: '31', beginm: '2' }, 'begind'],
    ['a day to come', { beginy: '2999' }, 'begind'],
    ['an unknown place', { buy_place: 'bazar' }, 'buy_place'],
    ['an unknown way of refund', { payment_source: 'x' }, 'payment_source'],
    ['a wrong account', { payment_source: 'b', payment_addres1: 'PL00 0000' }, 'payment_addres1'],
    ['no address to write to', { email: 'ewa' }, 'email'],
    ['too many words', { usterka: 'a'.repeat(2001) }, 'usterka'],
    ['a disguised file', { comment_photo: new File(['<html>'], 'a.jpg') }, 'comment_photo'],
  ] as [string, Record<string, string | File>, string][])('refuses %s at its field', async (_, change, field) => {
    const { visitor } = await createVisitor(shop);
    expect(await add(change, visitor.id)).toMatchObject({ error: { [field]: [expect.any(String)] } });
    expect(await shop.db.$count(complaints, eq(complaints.visitorId, visitor.id))).toBe(0);
  });

  it('sent again it is one complaint; a gap says so; a stock site that does not exist is none', async () => {
    const { visitor } = await createVisitor(shop);
    expect(await add({ usterka: '' }, visitor.id)).toMatchObject({ error: { '': [complaintAddTexts.incomplete] } });
    expect(await add({ key: 'x' }, visitor.id)).toMatchObject({ error: { '': [complaintProductsTexts.stale] } });
    const key = crypto.randomUUID();
    const first = String(await add({ key, stock: '999' }, visitor.id));
    expect(await add({ key, stock: '999' }, visitor.id)).toBe(first);
    const view = await findComplaintByNumber(shop, /R\d+/.exec(first)?.[0] ?? '');
    expect(view?.purchase?.site).toBeNull();
    expect(await shop.db.$count(complaints, eq(complaints.visitorId, visitor.id))).toBe(1);
  });
});
