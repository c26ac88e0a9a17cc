import { beforeAll, describe, expect, it } from 'vitest';
import { withdraw } from '#modules/after-sale/withdrawals/server/index.ts';
import { closeTheShop } from '#modules/back-office/going-live/server/index.ts';
import { items } from '#modules/back-office/going-live/texts/panel.ts';
import { closed, waiting as names, sales } from '#modules/back-office/overview/texts/panel.ts';
import { HOME } from '#modules/back-office/staff/panel/access.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { title as numbersTitle, vitals } from '#modules/sales/reports/texts/panel.ts';
import { addSession, addStaff } from '#platform/testing/staff-rows.ts';
import { writeVitals } from '#platform/vitals/server/index.ts';
import { openPanel } from '../testing/open-panel.ts';

const { shop, address, ask } = await openPanel();
const tokenOf = async (role: 'owner' | 'warehouse') => addSession(shop, await addStaff(shop, role));
const owner = await tokenOf('owner');
const run = (query: string) => shop.pool.query(query);
const count = async (query: string) => Number((await run(query)).rows[0].count);

/** A tile by its name: the number it says, and where it leads. */
async function tiles(token = owner) {
  const { text } = await ask(HOME, { token });
  const found = text.matchAll(
    /<a [^>]*href="([^"]+)"[^>]*><span[^>]*>(\d+)<\/span><span[^>]*>([^<]+)<\/span>(.*?)<\/a>/g,
  );
  return new Map([...found].map(([, to = '', many, name = '', rest = '']) => [name, { to, many: Number(many), rest }]));
}

/** The number of shown records: rows of its table, or cards. */
async function listed(address: string, record: RegExp): Promise<number> {
  const { text } = await ask(address.replaceAll('&amp;', '&'), { token: owner });
  return text.match(record)?.length ?? 0;
}

beforeAll(async () => {
  await run("update complaint_messages set author = 'client'");
  await run(
    "update complaints set state = 'considered', created_at = now() - interval '13 days' where state = 'waiting'",
  );
  await run("update questions set state = 'waiting' where id in (select id from questions order by id limit 3)");
  await run(
    "update orders set paid = total_gross where id in (select id from orders where state = 'new' order by id limit 2)",
  );
  const [row] = (await run("select id from orders where state = 'confirmed' and paid > 0 limit 1")).rows;
  const order = await findOrderById(shop.db, row.id);
  if (!order) throw new Error('no order');
  const pieces = [{ lineId: order.lines[0]?.lineId ?? 0, quantity: 1 }];
  const writeReceipt = async () => Buffer.from('%PDF');
  await withdraw(shop, order, { key: crypto.randomUUID(), pieces, name: 'Jan', writeReceipt });
  const job = 'insert into jobs (name, data, created_at, run_at, attempts, last_error, given_up_at) values';
  await run(`${job} ('deliver-mail', '{"mailId":1}', now(), now() + interval '1 day', 8, 'refused', now())`);
  await run(`${job} ('deliver-mail', '{"mailId":2}', now(), now() + interval '1 day', 2, 'later', null)`);
  await run(`${job} ('write-order-mail', '{}', now(), now() + interval '1 day', 3, 'no', now())`);
});

/** The box by which an order of the list is chosen. */
const ORDER = /type="checkbox" name="order"/g;
const ROW = /<tr><th scope="row"/g;

it('O.40 browser measurements are under the numbers, only when statistics were allowed', async () => {
  const send = (cookie: string) =>
    fetch(`${address}/ajax/vitals?page=product`, {
      method: 'POST',
      body: JSON.stringify([
        { name: 'LCP', value: 4800 },
        { name: 'CLS', value: 0 },
      ]),
      headers: { cookie, 'content-type': 'text/plain;charset=UTF-8' },
    });
  const shown = async () => {
    await writeVitals(shop);
    const { text } = await ask('/zaplecze/liczby', { token: owner });
    expect(text).toContain(numbersTitle);
    return text;
  };
  await send('ck_consent=marketing');
  expect(await shown()).toContain(vitals.none);
  await send('ck_consent=analytics');
  const text = await shown();
  expect(text).not.toContain(vitals.none);
  const [row = ''] = text.match(new RegExp(`<tr><th scope="row">${vitals.pages.product}</th>.*?</tr>`)) ?? [];
  const cells = [...row.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replace(/<[^>]+>/g, ''));
  expect(cells.map((cell) => Object.values(vitals.ratings).find((word) => cell.includes(word)))).toEqual([
    vitals.ratings.poor,
    undefined,
    vitals.ratings.good,
  ]);
});

describe('the overview', () => {
  it.each([
    [
      'toPack',
      ORDER,
      `select count(*) from orders where state in ('new', 'confirmed') and (paid >= total_gross or not prepaid)`,
    ],
    [
      'unpaid',
      ORDER,
      `select count(*) from orders where state in ('new', 'confirmed') and prepaid and paid < total_gross`,
    ],
    [
      'payBack',
      ORDER,
      `select count(*) from orders where case when state in ('cancelled', 'returned') then paid > refunded
        else paid - refunded > total_gross end`,
    ],
    ['complaints', ROW, "select count(*) from complaints where state in ('new', 'considered')"],
    ['returns', ROW, "select count(*) from returns where state in ('received', 'accepted')"],
    ['withdrawals', ROW, 'select count(*) from withdrawals'],
    ['opinions', /value="publish"/g, "select count(*) from opinions where state = 'waiting'"],
    ['questions', /value="reject"/g, "select count(*) from questions where state = 'waiting'"],
    [
      'lowStock',
      ROW,
      `select count(*) from sizes s join products p on p.id = s.product_id
        where s.stock in (0, 1, 2, 3) and p.visible and p.type not in ('product_bundle', 'product_collection', 'product_virtual', 'product_service')
        and not (s.status = 'order') and not (s.status = 'disable' and s.stock > 0)`,
    ],
    ['failedMails', ROW, "select count(*) from jobs where name = 'deliver-mail' and last_error is not null"],
    ['failedJobs', ROW, "select count(*) from jobs where name <> 'deliver-mail' and given_up_at is not null"],
  ] as const)(
    'O.40 says how many wait: %s, as SQL counts them, and leads to a list of just these',
    async (kind, record, query) => {
      const tile = (await tiles()).get(names[kind]);
      expect(tile?.many).toBeGreaterThan(0);
      expect(tile?.many).toBe(await count(query));
      expect(await listed(tile?.to ?? '', record)).toBe(tile?.many);
    },
  );

  it('O.40 what the law gives days for says what runs out first', async () => {
    const shown = await tiles();
    expect(shown.get(names.complaints)?.rest).toContain('zostało: 1 dzień');
    for (const kind of ['returns', 'withdrawals'] as const) expect(shown.get(names[kind])?.rest).toMatch(/do \d/);
    expect(shown.get(names.opinions)?.rest).toBe('');
  });

  it("O.40 hides other roles' work: no failed mails and no sales to the warehouse", async () => {
    const token = await tokenOf('warehouse');
    const shown = await tiles(token);
    expect([...shown.keys()]).toContain(names.lowStock);
    for (const kind of ['failedMails', 'failedJobs', 'opinions'] as const) expect(shown.has(names[kind])).toBe(false);
    expect((await ask(HOME, { token })).text).not.toContain(sales.title);
    expect((await ask(HOME, { token: owner })).text).toContain(sales.title);
  });

  it('O.02 a closed shop shows first what it lacks, and its opening is among the daily screens', async () => {
    expect((await ask(HOME, { token: owner })).text).not.toContain(closed.title);
    await shop.pool.query("delete from text_pages where address = 'regulamin'");
    await closeTheShop({ ...shop, actor: { kind: 'command' } });
    const { text } = await ask(HOME, { token: owner });
    const [before = '', after = ''] = text.split(closed.title);
    expect(after).toContain(items.terms.name);
    expect(after).not.toContain(items.company.name);
    expect(before.split('<details')[0]).toContain('/zaplecze/otwarcie');
    expect((await ask(HOME, { token: await tokenOf('warehouse') })).text).not.toContain(closed.title);
  });
});
