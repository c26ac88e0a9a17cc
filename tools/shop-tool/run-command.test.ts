import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { fileReturn, findReturn, saveReturnMethod, saveReturnProducts } from '#shop/after-sale/returns/index.ts';
import { listChanges } from '#shop/platform/audit/index.ts';
import { addGood, equipShop, newShopper, placed } from '#shop/platform/db/testing/order-shop.ts';
import { testDatabase } from '#shop/platform/db/testing/test-database.ts';
import { runDueJobs } from '#shop/platform/jobs/index.ts';
import { bankTransfers, jobs, orders, outbox, payments, products, sizes } from '#shop/schema.ts';
import { cancelOrder, findOrderById } from '#shop/selling/orders/index.ts';
import { shopJobs } from '#shop/shop-jobs.ts';
import { helpText, parseCommand } from './run-command.ts';
import { momentText } from './shop-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const run = async (...typed: string[]) => parseCommand(typed).run(shop);

async function newOrder() {
  const productId = await addGood(shop, categoryId);
  const { orderId, number } = await placed(shop, await newShopper(shop, [{ productId }]));
  await shop.db.update(orders).set({ paid: 6500 }).where(eq(orders.id, orderId));
  return { orderId, number };
}

async function mails(key: string) {
  await runDueJobs(shop, shopJobs({ mail: undefined }));
  return shop.db.select().from(outbox).where(eq(outbox.key, key));
}

describe('the shop tool', () => {
  it('lists and ships orders, and the mail is really written', async () => {
    const { orderId, number } = await newOrder();
    expect((await run('orders', 'list')).join()).toContain(number);
    await run('orders', 'move', number, 'packing');
    expect(await run('orders', 'ship', number, '--tracking', 'PL123')).toEqual([`${number} is sent.`]);
    expect((await findOrderById(shop.db, orderId))?.delivery.trackingNumber).toBe('PL123');
    expect(await mails(`order-${orderId}-sent`)).toHaveLength(1);
    expect((await run('orders', 'show', number)).join()).toContain('PL123');
    await expect(run('orders', 'move', number, 'packing')).rejects.toThrow(
      'An order that is sent cannot become packing.',
    );
  });

  it('O.34 books a transfer that came to the account of the shop', async () => {
    const productId = await addGood(shop, categoryId);
    const { number } = await placed(shop, await newShopper(shop, [{ productId }]));
    expect((await run('orders', 'paid', number, '--amount', '10')).join()).toContain('10,00');
    await run('orders', 'paid', number);
    expect((await run('orders', 'show', number)).join()).toContain('left 0,00');
    await expect(run('orders', 'paid', number)).rejects.toThrow('Nothing is left');
  });

  it('gives back what a bank took for an order that was called off', async () => {
    const { orderId, number } = await newOrder();
    await expect(run('orders', 'refund', number)).rejects.toThrow('Cancel the order first');
    await run('orders', 'move', number, 'cancelled');
    await expect(run('orders', 'refund', number)).rejects.toThrow('No bank holds money');
    const now = shop.now();
    await shop.db.insert(bankTransfers).values({
      reference: 'LB1',
      paymentReference: 'P1',
      kind: 'card',
      amount: 6500,
      title: number,
      returnAddress: '/',
      state: 'accepted',
      expiresAt: now,
      createdAt: now,
    });
    await shop.db.insert(payments).values({
      orderId,
      kind: 'card',
      name: 'Karta',
      amount: 6500,
      state: 'accepted',
      reference: 'P1',
      provider: 'local-bank',
      providerReference: 'LB1',
      createdAt: now,
      updatedAt: now,
    });
    expect((await run('orders', 'refund', number)).join()).toContain('65,00');
    const [transfer] = await shop.db.select().from(bankTransfers).where(eq(bankTransfers.reference, 'LB1'));
    expect(transfer?.state).toBe('returned');
  });

  it('notes that a shopper was not told of the right to withdraw', async () => {
    const { orderId, number } = await newOrder();
    expect((await run('orders', 'informed', number, 'no')).join()).toContain('a year');
    expect((await findOrderById(shop.db, orderId))?.informedOfWithdrawal).toBe(false);
    await expect(run('orders', 'informed', number, 'maybe')).rejects.toThrow('yes or no');
  });

  it('takes a return from its filing to the refund', async () => {
    const { orderId, number } = await newOrder();
    for (const state of ['packing', 'sent', 'delivered']) await run('orders', 'move', number, state);
    const order = await findOrderById(shop.db, orderId);
    if (!order) throw new Error('no order');
    const wanted = order.lines.map(({ lineId }) => ({ lineId, quantity: 1, comment: '' }));
    await saveReturnProducts(shop, order, { wanted, reason: '' });
    const method = { method: 'own', deliveryId: 'poczta', parameterConfirmed: true, phone: '' } as const;
    await saveReturnMethod(shop, orderId, method);
    const filed = await fileReturn(shop, orderId, { way: 'balance', bankAccount: '', note: '' });
    const code = filed.kind === 'filed' ? filed.code : '';
    expect((await run('returns', 'list')).join()).toContain(code);
    await expect(run('returns', 'refund', code)).rejects.toThrow('A return that is filed cannot become refunded.');
    await run('returns', 'receive', code.toLowerCase(), '--note', 'Brakuje metki');
    await run('returns', 'accept', code, '--note', 'Wszystko w porządku');
    await expect(run('returns', 'receive', code)).rejects.toThrow('A return that is accepted cannot become received.');
    await expect(run('returns', 'refund', code, '--amount', '999')).rejects.toThrow('no more can go back');
    await expect(run('returns', 'refund', code, '--amount', 'much')).rejects.toThrow('--amount is money');
    expect((await run('returns', 'refund', code, '--amount', '49,90')).join()).toContain(`${code} is refunded.`);
    expect((await findOrderById(shop.db, orderId))?.refunded).toBe(4990);
    const view = await findReturn(shop, code);
    expect(view).toMatchObject({ state: 'refunded', reply: 'Wszystko w porządku', amount: 4990 });
    const [received] = await mails(`return-${view?.id}-received`);
    const [accepted] = await mails(`return-${view?.id}-accepted`);
    const [refunded] = await mails(`return-${view?.id}-refunded`);
    // Each note in the mail it was written for, and in no other.
    expect(received?.text).toContain('Brakuje metki');
    expect(accepted?.text).toContain('Wszystko w porządku');
    expect(`${accepted?.text}${refunded?.text}`).not.toContain('Brakuje metki');
    expect(refunded?.text).toContain(code);
    expect(refunded?.text).not.toContain('Wszystko w porządku');
    expect((await run('returns', 'show', code)).join()).toContain('49,90');
  });

  it('an order the shop cancels is not called the wish of the shopper', async () => {
    const [byShop, byShopper] = [await newOrder(), await newOrder()];
    await run('orders', 'move', byShop.number, 'cancelled');
    const [mail] = await mails(`order-${byShop.orderId}-cancelledByShop`);
    expect(mail?.text).toContain('musieliśmy je anulować');
    expect(mail?.text).not.toContain('Zgodnie z prośbą');
    await cancelOrder(shop, byShopper.orderId);
    const [asked] = await mails(`order-${byShopper.orderId}-cancelled`);
    expect(asked?.text).toContain('Zgodnie z prośbą');
  });

  it('X.37 a size that was switched off when sold out is sold again; one that is withheld stays, and the tool says so', async () => {
    const productId = await addGood(shop, categoryId, { stock: 0, status: 'disable' });
    const [{ code } = { code: '' }] = await shop.db.select().from(products).where(eq(products.id, productId));
    const status = async () => (await shop.db.select().from(sizes).where(eq(sizes.productId, productId)))[0]?.status;
    expect(await run('products', 'stock', code, '4')).toEqual([expect.stringMatching(/: 4 in stock\.$/)]);
    expect(await status()).toBe('enable');
    await run('products', 'withhold', code);
    expect((await run('products', 'stock', code, '6')).join()).toContain(`products release ${code}`);
    expect(await status()).toBe('disable');
    await run('products', 'release', code);
    expect(await status()).toBe('enable');
    await run('products', 'stock', code, '0');
    await expect(run('products', 'withhold', code)).rejects.toThrow('sold out');
  });

  it('O.11 what the command line does to stock, price and what a virtual product gives is in the log, from and to', async () => {
    const command = (...typed: string[]) => parseCommand(typed).run({ ...shop, actor: { kind: 'command' } });
    const id = await addGood(shop, categoryId, { stock: 1, price: 5000 }, { type: 'product_virtual' });
    const [{ code } = { code: '' }] = await shop.db.select().from(products).where(eq(products.id, id));
    await command('products', 'stock', code, '4');
    await command('products', 'price', code, '49,90');
    await command('products', 'gift-card', code);
    await command('products', 'by-hand', code);
    const log = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
    expect(log.toReversed()).toMatchObject([
      { action: 'product.stocked', actorKind: 'command', before: { stock: 1 }, after: { stock: 4 } },
      { action: 'product.priced', actorKind: 'command', before: { price: 5000 }, after: { price: 4990 } },
      { action: 'product.gives-set', actorKind: 'command', before: { gives: null }, after: { gives: 'gift-card' } },
      { action: 'product.gives-set', actorKind: 'command', before: { gives: 'gift-card' }, after: { gives: null } },
    ]);
  });

  it('X.36 X.37 sets stock and price of one size, told to whoever waits', async () => {
    const productId = await addGood(shop, categoryId, { stock: 0 });
    const [{ code } = { code: '' }] = await shop.db.select().from(products).where(eq(products.id, productId));
    expect((await run('products', 'stock', code, '4')).join()).toContain('4');
    expect((await run('products', 'price', code, '49,90', '--regular', '60')).join()).toContain('49,90');
    const [size] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
    expect(size).toMatchObject({ stock: 4, price: 4990, regularPrice: 6000 });
    const told = (await shop.db.select().from(jobs)).map(({ name }) => name);
    expect(told).toEqual(expect.arrayContaining(['stock-returned', 'price-dropped']));
    await run('products', 'stock', code, 'unlimited');
    await run('products', 'price', code, '60', '--regular', 'none');
    const [after] = await shop.db.select().from(sizes).where(eq(sizes.productId, productId));
    expect(after).toMatchObject({ stock: -1, price: 6000, regularPrice: null });
    await expect(run('products', 'stock', code, 'many')).rejects.toThrow('"many"');
    await expect(run('products', 'stock', code, '1', '--size', 'XXL')).rejects.toThrow('There is no size XXL');
    await expect(run('products', 'price', 'nothing', '1')).rejects.toThrow('There is no product nothing');
  });

  it.each([
    [['orders', 'ship', '12345678'], 'There is no order 12345678.'],
    [['orders', 'ship'], 'Say which order'],
    [['orders', 'move', '12345678', 'lost'], 'Say a state'],
    [['returns', 'accept', "ZW-' or 1=1"], 'There is no return'],
    [['orders', 'move', '12345678'], 'Say a state'],
    [['orders', 'list', '--state', 'lost'], 'Say a state: new, confirmed'],
    [['orders', 'show'], 'Say which order: its number of 8 digits.'],
    [['orders', 'informed', '12345678', 'no'], 'There is no order 12345678.'],
    [['returns', 'list', '--state', 'lost'], 'Say a state'],
    [['returns', 'show'], 'Say which return: its code, as in ZW-7K2M9XQA.'],
    [['returns', 'show', 'ZW-AAAAAAAA'], 'There is no return ZW-AAAAAAAA.'],
    [['returns', 'receive', ''], 'Say which return'],
    [['returns', 'refuse', '12345678'], 'There is no return 12345678.'],
    [['returns', 'refund', 'ZW-AAAAAAAA', '--amount', 'much'], 'There is no return'],
    [['withdrawals', 'list', '--state', 'lost'], 'Say --state waiting'],
    [['withdrawals', 'show'], 'Say which withdrawal: its code'],
    [['withdrawals', 'refund', 'OD-AAAAAAAA'], 'There is no withdrawal OD-AAAAAAAA.'],
    [['complaints', 'status', 'R999999', 'accepted'], 'There is no complaint R999999.'],
    [['complaints', 'reply', 'R999999', 'Halo'], 'There is no complaint R999999.'],
    [['complaints', 'refund'], 'Say which complaint: its number, as in R586119.'],
    [['complaints', 'ship', 'x'], 'There is no complaint x.'],
  ])('%j says: %s', async (typed, message) => {
    await expect(run(...typed)).rejects.toThrow(message);
  });

  it.each([
    [['orders', 'burn'], 'Say one of: orders list'],
    [['ghosts'], 'Nothing is called “ghosts”'],
    [['orders', 'list', '--colour', 'red'], 'colour'],
    [['orders', 'ship', '12345678', '--tracking'], 'argument missing'],
    [['returns', 'refund', 'ZW-AAAAAAAA', '--way', 'balance'], '“--way” is too much. Say: returns refund CODE'],
    [['returns', 'accept', 'ZW-AAAAAAAA', 'dobrze'], '“dobrze” is too much. Say: returns accept CODE [--note TEXT]'],
    [['withdrawals', 'list', 'waiting'], '“waiting” is too much. Say: withdrawals list [--state waiting]'],
  ])('%j is not understood: %s', (typed, message) => {
    expect(() => parseCommand(typed)).toThrow(message);
  });

  it('helps with every command, and so does the page of the owner', () => {
    const help = helpText().join('\n');
    const page = readFileSync(new URL('../../docs/shop-tool.md', import.meta.url), 'utf8');
    for (const area of ['orders', 'returns', 'withdrawals', 'complaints']) {
      const verbs = help.match(new RegExp(`^  ${area} \\w+`, 'gm')) ?? [];
      expect(verbs.length).toBeGreaterThan(2);
      for (const command of verbs) expect(page).toContain(`| \`${command.trim()}`);
    }
  });
});

it.each([
  ['2026-05-05T22:30:00Z', '2026-05-06 00:30'],
  ['2026-12-31T23:05:00Z', '2027-01-01 00:05'],
])('the owner reads %s as %s, by the clock in Warsaw', (moment, text) => {
  expect(momentText(new Date(moment))).toBe(text);
});
