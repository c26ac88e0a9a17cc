import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { listChanges } from '#platform/audit/server/index.ts';
import { addGood, equipShop, newShopper, placed } from '#platform/testing/order-shop.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { newsletterReaders, products } from '#server/shop/schema.ts';
import { helpText, parseCommand } from './run-command.ts';
import { momentText } from './shop-command.ts';

const { shop } = await testDatabase({ filled: 'empty' });
const { categoryId } = await equipShop(shop);
const run = async (...typed: string[]) => parseCommand(typed).run({ ...shop, actor: { kind: 'command' } });

describe('the shop tool', () => {
  it('notes that a customer was not informed of the right to withdraw', async () => {
    const productId = await addGood(shop, categoryId);
    const { orderId, number } = await placed(shop, await newShopper(shop, [{ productId }]));
    expect((await run('orders', 'informed', number, 'no')).join()).toContain('a year');
    expect((await findOrderById(shop.db, orderId))?.informedOfWithdrawal).toBe(false);
    await expect(run('orders', 'informed', number, 'maybe')).rejects.toThrow('yes or no');
  });

  it('O.11 writes what a virtual product gives into the log, from and to', async () => {
    const id = await addGood(shop, categoryId, { stock: 1, price: 5000 }, { type: 'product_virtual' });
    const [{ code } = { code: '' }] = await shop.db.select().from(products).where(eq(products.id, id));
    await run('products', 'gift-card', code);
    await run('products', 'by-hand', code);
    const log = await listChanges(shop, { objectKind: 'product', objectId: String(id) });
    expect(log.toReversed()).toMatchObject([
      { action: 'product.gives-set', actorKind: 'command', before: { gives: null }, after: { gives: 'gift-card' } },
      { action: 'product.gives-set', actorKind: 'command', before: { gives: 'gift-card' }, after: { gives: null } },
    ]);
  });

  it('exports confirmed newsletter readers, without formulas', async () => {
    const at = shop.now();
    const reader = { token: 'a', requestedAt: at, confirmedAt: at, consent: 'Chcę newsletter.' };
    await shop.db.insert(newsletterReaders).values({ ...reader, email: 'ola@example.pl', name: '=Ola "O"' });
    const file = path.join(await mkdtemp(path.join(tmpdir(), 'readers-')), 'readers.csv');
    expect(await run('newsletter', 'export', '--file', file)).toEqual([`1 readers in ${file}`]);
    expect(readFileSync(file, 'utf8').split('\n')[1]).toMatch(/^"ola@example.pl";"'=Ola ""O""";.*"Chcę newsletter."$/);
  });

  it.each([
    [['orders', 'informed', '12345678', 'no'], 'There is no order 12345678.'],
    [['orders', 'informed'], 'Say which order: its number of 8 digits.'],
    [['orders', 'informed', "1' or 1=1", 'no'], 'There is no order'],
    [['products', 'gift-card', 'nothing'], 'There is no product nothing'],
    [['products', 'download', 'nothing'], 'Name the file'],
    [['newsletter', 'export'], 'Name the file'],
  ])('%j is refused: %s', async (typed, message) => {
    await expect(run(...typed)).rejects.toThrow(message);
  });

  it.each([
    [['settings', 'burn'], 'Say one of: settings list'],
    [['ghosts'], 'Nothing is called “ghosts”'],
    [['settings', 'list', '--colour', 'red'], 'colour'],
    [['products', 'download', 'A-1', '--file'], 'argument missing'],
    [['products', 'gift-card', 'A-1', '--file', 'x'], '“--file” is too much. Say: products gift-card CODE'],
    [['staff', 'reset', 'a@example.com', 'now'], '“now” is too much. Say: staff reset EMAIL'],
  ])('%j is not understood: %s', (typed, message) => {
    expect(() => parseCommand(typed)).toThrow(message);
  });

  it('documents every command', () => {
    const page = readFileSync(new URL('../../docs/shop-tool.md', import.meta.url), 'utf8');
    const commands = helpText().flatMap((line) => /^ {2}(\w+ [\w-]+)/.exec(line)?.[1] ?? []);
    expect(commands.length).toBeGreaterThan(10);
    for (const command of commands) expect(page).toContain(`| \`${command}`);
  });
});

it.each([
  ['2026-05-05T22:30:00Z', '2026-05-06 00:30'],
  ['2026-12-31T23:05:00Z', '2027-01-01 00:05'],
])('prints %s as %s, by the clock in Warsaw', (moment, text) => {
  expect(momentText(new Date(moment))).toBe(text);
});
