import sharp from 'sharp';
import { beforeAll, expect, it } from 'vitest';
import { findPrivateUpload, storeUpload } from '#modules/catalogue/media/server/index.ts';
import { createCustomer, enter, findSession, signIn } from '#modules/customers/accounts/server/index.ts';
import { addAnnasData } from '#platform/testing/annas-data.ts';
import { customerData } from '#platform/testing/customer-data.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import { closeAccount, exportData, type PersonalData, sweepForgottenOrders, sweepVisitors } from './index.ts';

let now = new Date();
const { shop } = await testDatabase({ now: () => now });
const ANNA = 1;
const caller = '10.0.0.1';
const rows = async (text: string, values: unknown[] = []) => (await shop.pool.query(text, values)).rows;
let token = '';
let photo = '';
const image = () =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: '#456' } })
    .jpeg()
    .toBuffer();
const picture = { types: ['image/jpeg'], maxBytes: 10_000 } as const;

/** A photo with a return, next to all the rest. */
async function fillIn() {
  await addAnnasData(shop);
  const stored = await storeUpload(shop, { name: 'spiwor.jpg', bytes: await image() }, picture, {
    kind: 'return',
    id: 1,
  });
  if (stored.kind === 'stored') photo = (await findPrivateUpload(shop, stored.upload.id))?.file ?? '';
}

beforeAll(async () => {
  await fillIn();
  token = (await enter(shop, ANNA, {})).token;
});

it('X.22 the export contains the data of this customer only', async () => {
  const data = JSON.parse(JSON.stringify(await exportData(shop, ANNA)));
  expect(data.account).toEqual([
    expect.objectContaining({ login: 'anna', email: 'anna@example.com', first_name: 'Anna' }),
  ]);
  expect(data.orders.length).toBeGreaterThan(5);
  expect(data.orders[0].lines.length).toBeGreaterThan(0);
  expect(data.orders).toContainEqual(
    expect.objectContaining({
      delivery_remarks: 'Proszę dzwonić domofonem.',
      lines: expect.arrayContaining([
        expect.objectContaining({ comment: 'Na prezent', answers: [{ question: 'Grawer', chosen: 'Anna' }] }),
      ]),
    }),
  );
  expect(data.refunds).toContainEqual(expect.objectContaining({ voucher_ending: '4321', voucher_balance: 3000 }));
  expect(data.points.length).toBeGreaterThan(0);
  expect(data.shopping_lists.map((list: { name: string }) => list.name)).toContain('Zimowy biwak');
  expect(data.watch_mails).toEqual([expect.objectContaining({ product: expect.any(String), kind: 'price' })]);
  expect(data.returns).toContainEqual(
    expect.objectContaining({
      code: 'ZW-PLANA2KM',
      lines: [expect.objectContaining({ comment: 'Śpiwór okazał się za krótki.' })],
    }),
  );
  expect(data.withdrawals).toEqual([expect.objectContaining({ code: 'OD-TESTTEST', person: 'Anna Leśniewska' })]);
  expect(data.complaints).toContainEqual(
    expect.objectContaining({ purchase: expect.objectContaining({ serialNumber: 'SN-1' }) }),
  );
  expect(data.complaints.length).toBe(4);
  expect(data.passkeys).toEqual([expect.objectContaining({ name: 'Telefon Anny' })]);
  expect(data.files).toEqual([expect.objectContaining({ original_name: 'spiwor.jpg', belongs_to: 'return' })]);
  expect(JSON.stringify(data)).not.toMatch(/password|argon2|tomasz@/);
  expect(await exportData(shop, 99_999)).toBeNull();
});

async function openAccount(login: string, email: string): Promise<number> {
  const made = await createCustomer(shop, { login, password: 'tajne123', data: customerData({ email }) });
  return made.kind === 'created' ? made.customerId : 0;
}

/** Data of a guest. */
async function addGuest(email: string): Promise<void> {
  await shop.pool.query(
    `with asked as (insert into questions (product_id, author, email, question, created_at) values (1, 'Gość', $1, 'Czy to prezent?', now())),
      waits as (insert into stock_notices (size_id, email, token, created_at) values (1, $1, $1, now())),
      mail as (insert into outbox (recipient, subject, html, text, created_at) values ($1, 'Zamówienie 17000001', '', '', now())),
      message as (insert into contact_messages (name, email, message, created_at) values ('Gość', $1, 'Gdzie paczka?', now())),
      request as (insert into product_requests (product, email, created_at) values ('Kajak', $1, now())),
      says as (insert into opinions (product_id, rating, content, author, email, created_at) values (1, 5, 'Polecam', 'Gość', $1, now())),
      invited as (insert into opinion_invitations (order_number, token_hash, email, author, product_ids, created_at)
        values ($1, $1, $1, 'Gość', '{1}', now()))
    insert into rebate_uses (rebate_id, order_id, email_key, code, effect, saved, used_at)
      select 1, max(id), $1, 'RAZ', 'amount', 100, now() from orders`,
    [email],
  );
}

it('X.22 X.23 an account with the address of another person neither exports nor deletes that person’s data', async () => {
  const email = 'gosc@example.com';
  await addGuest(email);
  const customerId = await openAccount('obca', email);
  const { account, sign_ins: _, ...rest } = (await exportData(shop, customerId)) as PersonalData;
  expect(account).toHaveLength(1);
  expect(Object.values(rest).flat()).toEqual([]);

  const tables = [
    'questions',
    'stock_notices',
    'contact_messages',
    'product_requests',
    'opinions',
    'opinion_invitations',
  ];
  const guestData = async () => [
    ...(await Promise.all(tables.map((table) => rows(`select * from ${table} where email = $1`, [email])))),
    await rows(`select * from outbox where recipient = $1 and subject like 'Zamówienie%'`, [email]),
    await rows('select * from rebate_uses where email_key = $1', [email]),
  ];
  const before = await guestData();
  expect(before.map((found) => found.length)).toEqual(before.map(() => 1));
  expect(await closeAccount(shop, customerId, { password: 'tajne123', caller })).toBe('closed');
  expect(await guestData()).toEqual(before);
});

it('X.22 X.23 the export omits earlier users of the browser; closing deletes what the account made there', async () => {
  const customerId = await openAccount('nowa', 'nowa@example.com');
  const [{ id: visitor } = { id: 0 }] = await rows(
    `insert into visitors (token_hash, customer_id, created_at, seen_at) values ('wspolna', $1, now(), now()) returning id`,
    [customerId],
  );
  const notice = `insert into stock_notices (size_id, visitor_id, email, phone, token, created_at) values (2, $1, $2, $3, $2, now())`;
  await shop.pool.query(notice, [visitor, 'przedtem@example.com', '600700800']);
  await shop.pool.query(notice, [visitor, 'nowa@example.com', '500500500']);
  await shop.pool.query(
    `insert into questions (product_id, visitor_id, email, question, created_at) values (1, $1, 'przedtem@example.com', 'Ile waży?', now())`,
    [visitor],
  );
  const begin = async (email: string) => {
    await shop.pool.query(
      `insert into order_drafts (visitor_id, data, updated_at) values ($1, $2, now()) on conflict (visitor_id) do update set data = $2`,
      [visitor, { email, billing: { firstName: 'Jan', phone: '600700800' } }],
    );
    return (await exportData(shop, customerId))?.order_draft;
  };
  expect(await begin('przedtem@example.com')).toEqual([]);
  expect(await begin('Nowa@example.com')).toMatchObject([{ billing: { firstName: 'Jan' } }]);
  expect((await exportData(shop, customerId))?.stock_notices).toMatchObject([
    { email: null, phone: null },
    { email: 'nowa@example.com', phone: '500500500' },
  ]);
  expect(await closeAccount(shop, customerId, { password: 'tajne123', caller })).toBe('closed');
  for (const table of ['stock_notices', 'questions', 'order_drafts']) {
    expect(await rows(`select 1 from ${table} where visitor_id = $1`, [visitor]), table).toEqual([]);
  }
  expect(await rows(`select 1 from questions where email = 'przedtem@example.com'`)).toEqual([]);
});

it('X.23 closing sends an email; after ten wrong passwords no password closes it, and other accounts stay open', async () => {
  const [name, guessed] = [crypto.randomUUID(), crypto.randomUUID()];
  const closed = await openAccount(name.slice(0, 20), `${name}@example.com`);
  const kept = await openAccount(guessed.slice(0, 20), `${guessed}@example.com`);
  const from = { caller: guessed };
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await closeAccount(shop, kept, { password: 'zle', ...from })).toBe('refused');
  }
  expect(await closeAccount(shop, kept, { password: 'tajne123', ...from })).toBe('too-many-attempts');
  const open = await rows('select id from customers where id <> $1 order by id', [closed]);
  const mails = () =>
    rows(`select key from outbox where recipient = $1 and key like 'closed-%'`, [`${name}@example.com`]);
  expect(await closeAccount(shop, closed, { password: 'tajne123', caller })).toBe('closed');
  expect(await mails()).toEqual([{ key: `closed-${closed}` }]);
  expect(await rows('select id from customers order by id')).toEqual(open);
  expect(await closeAccount(shop, closed, { password: 'tajne123', caller })).toBe('refused');
  expect(await mails()).toHaveLength(1);
});

it('X.23 a wrong password closes nothing', async () => {
  expect(await closeAccount(shop, ANNA, { password: 'zle', caller })).toBe('refused');
  expect(await findSession(shop, token)).not.toBeNull();
});

it('X.23 after closing sign-in fails and personal data is gone, but for invoices and orders under way', async () => {
  const before = await rows('select id, state, document from orders where customer_id = $1', [ANNA]);
  expect(await shop.files.uploads.find(photo)).not.toBeNull();
  expect(await closeAccount(shop, ANNA, { password: 'polana1', caller })).toBe('closed');
  expect(await signIn(shop, 'anna', 'polana1')).toEqual({ kind: 'refused' });
  expect(await findSession(shop, token)).toBeNull();
  for (const table of [
    ...['customers', 'points_entries', 'shopping_lists', 'visitors', 'passkeys', 'sessions', 'customer_addresses'],
    ...['watch_settings', 'watch_alerts'],
  ]) {
    const column = table === 'customers' ? 'id' : 'customer_id';
    expect(await rows(`select 1 from ${table} where ${column} = $1`, [ANNA]), table).toEqual([]);
  }
  expect(await rows(`select 1 from opinions where email = 'anna@example.com' or customer_id = 1`)).toEqual([]);
  // Orders stay for the books.
  expect(await rows('select count(*)::int as n from orders where id = any($1)', [before.map(({ id }) => id)])).toEqual([
    { n: before.length },
  ]);
  // Of her orders 2 is being complained about and 14 is being sent back: they still need her.
  const done = before.filter(
    ({ id, state }) => ['delivered', 'cancelled', 'returned'].includes(state) && id !== 2 && id !== 14,
  );
  const ids = done.map(({ id }) => id);
  expect(await rows(`select 1 from orders where id = any($1) and (email <> '' or phone <> '')`, [ids])).toEqual([]);
  const named = await rows('select distinct order_id from order_addresses where order_id = any($1)', [ids]);
  const invoiced = done.filter(({ document }) => document.includes('invoice')).map(({ id }) => id);
  expect(named.map(({ order_id }) => order_id).sort()).toEqual(invoiced.sort());
  expect(await rows('select 1 from orders where customer_id = $1', [ANNA])).toEqual([]);
  const [{ n: waiting } = { n: 0 }] = await rows('select count(*)::int as n from orders_to_forget');
  expect(waiting).toBe(before.length - done.length);
});

it('X.23 after closing withdrawals, returns, complaints and their files name no person; unfinished ones keep the contact', async () => {
  expect(await rows('select name, email from withdrawals')).toEqual([{ name: '', email: '' }]);
  expect(await rows('select bank_account from returns order by id')).toEqual([
    { bank_account: '' },
    { bank_account: 'PL61 1090 1014 0000 0712 1981 2874' },
  ]);
  expect(await rows('select comment from return_lines where return_id = 1')).toEqual([{ comment: '' }]);
  expect(
    await rows(`select number, email, purchase from complaints where number like 'RMA-%' order by number`),
  ).toEqual([
    { number: 'RMA-DAWNA', email: '', purchase: null },
    { number: 'RMA-OTWARTA', email: 'anna@example.com', purchase: expect.objectContaining({ serialNumber: 'SN-1' }) },
  ]);
  expect(await rows('select email from complaints where id in (1, 2) order by id')).toEqual([
    { email: 'anna@example.com' },
    { email: '' },
  ]);
  expect(await rows('select 1 from complaint_messages where complaint_id = 2')).toEqual([]);
  // That she agreed once stays on record; mails do not come any more.
  expect(await rows(`select 1 from newsletter_readers where email = 'anna@example.com' and left_at is null`)).toEqual(
    [],
  );
  expect(await rows(`select key from outbox where key like 'order-%' order by key`)).toEqual([
    { key: 'order-14-sent' },
  ]);
  expect(await rows(`select 1 from uploads where original_name = 'spiwor.jpg'`)).toEqual([]);
  expect(await shop.files.uploads.find(photo)).toBeNull();
});

it('X.23 orders under way are forgotten when they have been done for a month', async () => {
  await shop.pool.query(
    `update orders set state = 'delivered', updated_at = $1 where id in (select order_id from orders_to_forget)`,
    [now],
  );
  await shop.pool.query(`update complaints set state = 'settled', updated_at = $1 where email <> ''`, [now]);
  await shop.pool.query(`update returns set state = 'refunded' where id = 2`);
  await sweepForgottenOrders(shop);
  expect((await rows('select 1 from orders_to_forget')).length).toBeGreaterThan(0);
  now = new Date(now.getTime() + 31 * DAY_MS);
  await sweepForgottenOrders(shop);
  expect(await rows('select 1 from orders_to_forget')).toEqual([]);
  expect(await rows(`select 1 from orders where email_key = 'anna@example.com'`)).toEqual([]);
  expect(await rows(`select 1 from complaints where email = 'anna@example.com' or customer_id = 1`)).toEqual([]);
  expect(await rows(`select 1 from returns where bank_account <> ''`)).toEqual([]);
  expect(await rows(`select 1 from outbox where key like 'order-%'`)).toEqual([]);
});

it('X.22 a browser that never came back is forgotten with all that hangs on it; a basket keeps another', async () => {
  const visitorsLeft = (ids: unknown[]) => rows('select id from visitors where id = any($1)', [ids]);
  const [gone, shopping] = (
    await rows(
      `insert into visitors (token_hash, created_at, seen_at) values ('dawna', now(), now()), ('z-koszykiem', now(), now()) returning id`,
    )
  ).map(({ id }) => id);
  for (const id of [gone, shopping]) {
    await shop.pool.query('insert into compared_products (visitor_id, product_id, added_at) values ($1, 1, now())', [
      id,
    ]);
    await shop.pool.query(`insert into tracking_events (visitor_id, script, created_at) values ($1, '', now())`, [id]);
    await shop.pool.query(`insert into order_drafts (visitor_id, data, updated_at) values ($1, '{}', now())`, [id]);
    await shop.pool.query(`insert into basket_removals (visitor_id, lines, removed_at) values ($1, '[]', now())`, [id]);
    await shop.pool.query(
      'insert into basket_rebates (visitor_id, rebate_id, added_at) select $1, min(id), now() from rebates',
      [id],
    );
    await shop.pool.query(
      'insert into basket_gifts (visitor_id, gift_id, chosen_at) select $1, min(id), now() from gifts',
      [id],
    );
    await shop.pool.query(
      'insert into visitor_points (visitor_id, point_id, chosen_at) select $1, min(id), now() from pickup_points',
      [id],
    );
  }
  await shop.pool.query(
    `insert into basket_lines (visitor_id, product_id, size_type, quantity, added_at) values ($1, 1, 'uniw', 1, now())`,
    [shopping],
  );
  const start = now;
  const at = (days: number) => {
    now = new Date(Date.now() + days * DAY_MS);
  };
  at(89);
  await sweepVisitors(shop);
  expect(await visitorsLeft([gone, shopping])).toHaveLength(2);
  at(91);
  await sweepVisitors(shop);
  now = start;
  expect(await visitorsLeft([gone, shopping])).toEqual([{ id: shopping }]);
  const tables = [
    'compared_products',
    'tracking_events',
    'order_drafts',
    'basket_removals',
    'basket_rebates',
    'basket_gifts',
    'visitor_points',
  ];
  for (const table of tables) {
    expect(await rows(`select visitor_id from ${table} where visitor_id = any($1)`, [[gone, shopping]]), table).toEqual(
      [{ visitor_id: shopping }],
    );
  }
});
