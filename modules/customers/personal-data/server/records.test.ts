import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { toSnakeCase } from 'drizzle-orm/casing';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, expect, it } from 'vitest';
import { WALL_TAG } from '#modules/after-sale/opinions/rules/opinion-view.ts';
import { productTag } from '#modules/catalogue/products/rules/cache-tags.ts';
import { fillAnna } from '#platform/testing/fill-anna.ts';
import { purgedBy } from '#platform/testing/purged-by.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import { DAY_MS } from '#platform/time/rules/units.ts';
import * as schema from '#server/shop/schema.ts';
import { shopJobs } from '#server/shop/shop-jobs.ts';
import { type Column, findIdleExcuses, findUndeclared, isPersonal } from '../testing/personal-columns.ts';
import { closeAccount, exportData, sweepForgottenOrders } from './index.ts';
import { PERSONAL_RECORDS } from './records.ts';

let now = new Date();
const { shop } = await testDatabase({ now: () => now });
const ANNA = 1;
const DECLARED = PERSONAL_RECORDS.flatMap(({ tables }) => tables).map((one) => ({
  ...one,
  name: getTableName(one.table),
}));
const names = new Set(DECLARED.map(({ name }) => name));
let browser = 0;

async function listColumns(): Promise<Column[]> {
  const { rows } = await shop.pool.query<Column>(
    `select table_name as table, column_name as column, data_type as type from information_schema.columns
      where table_schema = current_schema() order by table_name, ordinal_position`,
  );
  return rows;
}

/** Columns in which a text is found, as `table.column`, with what was found. */
async function findTexts(pattern: string): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>();
  for (const table of new Set((await listColumns()).map((one) => one.table))) {
    const { rows } = await shop.pool.query<{ key: string; value: string }>(
      `select distinct e.key, e.value from "${table}" t, jsonb_each_text(to_jsonb(t)) e where e.value ~ $1`,
      [pattern],
    );
    for (const { key, value } of rows) found.set(`${table}.${key}`, [...(found.get(`${table}.${key}`) ?? []), value]);
  }
  return found;
}

/** Columns by which rows are tied to her, as `table.column`. */
async function findTies(): Promise<string[]> {
  const found: string[] = [];
  for (const { table, column } of await listColumns()) {
    const id = { customer_id: ANNA, visitor_id: browser }[column];
    if (id === undefined) continue;
    const { rows } = await shop.pool.query(`select 1 from "${table}" where ${column} = $1 limit 1`, [id]);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}

/** Rows of a table that belong to her, by any column. */
const TIES: Record<string, string> = {
  customer_id: 'customer_id = 1',
  visitor_id: 'visitor_id = (select max(id) from visitors where customer_id = 1)',
  order_id: 'order_id in (select id from orders where customer_id = 1)',
  order_number: 'order_number in (select number from orders where customer_id = 1)',
  complaint_id: 'complaint_id in (select id from complaints where customer_id = 1)',
  return_id: 'return_id in (select r.id from returns r join orders o on o.id = r.order_id where o.customer_id = 1)',
};

/** Writes a text of its own into every personal column of her rows: what is added to a table later is looked for too. */
async function leaveTraces(): Promise<void> {
  const columns = await listColumns();
  for (const { name } of DECLARED) {
    const own = columns.filter(({ table }) => table === name);
    const whose =
      own.flatMap(({ column }) => TIES[column] ?? []).join(' or ') || (name === 'customers' ? 'id = 1' : 'false');
    const texts = own.filter((one) => one.type === 'text' && isPersonal(one) && !/(?:email|_key)$/.test(one.column));
    if (texts.length === 0) continue;
    const set = texts.map(({ column }) => `"${column}" = 'trace_${name}_${column}'`);
    await shop.pool.query(`update "${name}" set ${set.join(', ')} where ${whose}`);
  }
}

interface Schema {
  type: string;
  entries?: Record<string, Schema>;
  item?: Schema;
  wrapped?: Schema;
}

/** Fields of the data of a job that may hold any text. */
function wordsIn(schema: unknown): string[] {
  const holdsText = ({ type, item, wrapped, entries }: Schema): boolean => {
    const inner = [item, wrapped, ...Object.values(entries ?? {})].filter((one) => one !== undefined);
    return inner.length > 0
      ? inner.some(holdsText)
      : !['number', 'boolean', 'picklist', 'literal', 'null'].includes(type);
  };
  const { entries = {} } = schema as Schema;
  return Object.entries(entries).flatMap(([name, field]) => (holdsText(field) ? [name] : []));
}

beforeAll(async () => {
  browser = await fillAnna(shop);
  await leaveTraces();
});

it('X.22 X.23 every table with data of people is declared by a capability, and every excuse is needed', async () => {
  const columns = await listColumns();
  expect(findUndeclared(columns, names)).toEqual([]);
  expect(findIdleExcuses(columns)).toEqual([]);
  expect(DECLARED.filter(({ name }) => !columns.some(({ table }) => table === name))).toEqual([]);
});

it('every column of the code is in the database, where it is looked at: none waits for its migration', async () => {
  const inDatabase = new Set((await listColumns()).map(({ table, column }) => `${table}.${column}`));
  const inCode = Object.values(schema)
    .filter((table) => is(table, PgTable))
    .flatMap((table) =>
      Object.values(getTableColumns(table)).map(({ name }) => `${getTableName(table)}.${toSnakeCase(name)}`),
    );
  expect(inCode).toContain('customers.first_name');
  expect(inCode.filter((column) => !inDatabase.has(column))).toEqual([]);
});

it('X.22 X.23 a new table with data of people is noticed, also where the catalogue may have names and texts', async () => {
  await shop.pool.query(`create table gift_requests (id int, visitor_id int, request_text text, at timestamptz);
    alter table products add column buyer_phone text`);
  expect(findUndeclared(await listColumns(), names)).toEqual([
    'gift_requests: visitor_id, request_text',
    'products: buyer_phone',
  ]);
  await shop.pool.query('drop table gift_requests; alter table products drop column buyer_phone');
  expect(findUndeclared([{ table: 'calls', column: 'ip', type: 'inet' }], names)).toEqual(['calls: ip']);
  expect(findUndeclared([{ table: 'calls', column: 'name', type: 'text' }], new Set(['calls']))).toEqual([]);
});

it('X.22 the export contains every declared table', async () => {
  const tied = new Set((await findTies()).map((tie) => tie.split('.')[0]));
  const traces = await findTexts('trace_');
  const filled = new Set([...tied, ...[...traces.keys()].map((trace) => trace.split('.')[0])]);
  expect(
    [...names].filter((name) => name !== 'customers' && !filled.has(name)),
    'fill these in',
  ).toEqual([]);

  const data = (await exportData(shop, ANNA)) ?? {};
  const parts = new Set(DECLARED.flatMap((one) => ('part' in one ? [one.part] : [])));
  expect(Object.keys(data).sort()).toEqual([...parts].sort());
  expect(Object.keys(data).filter((part) => data[part]?.length === 0)).toEqual([]);
  expect(data.opinions).toContainEqual(expect.objectContaining({ email: 'anna@example.com' }));
  expect(data.questions).toContainEqual(expect.objectContaining({ email: 'anna@example.com' }));
  const exportText = JSON.stringify(data);
  const exported = new Set(DECLARED.flatMap((one) => ('part' in one ? [one.name] : [])));
  const silent = [...traces].filter(
    ([where, texts]) =>
      exported.has(where.split('.')[0] ?? '') &&
      !texts.every((text) => text.match(/trace_[a-z_]+/g)?.every((trace) => exportText.includes(trace))),
  );
  expect(silent).toEqual([]);
});

it('X.23 jobs carry numbers of rows, and no words of people but those listed', () => {
  const WORDS: Record<string, string> = {
    'return-mail.voucher': 'a number of the shop',
    'return-mail.note': 'words of the shop, which the job writes into a mail within seconds',
    'local-bank-webhook.body': 'references and sums of the demo bank',
    'local-bank-webhook.signature': 'of the demo bank',
    'price-dropped.at': 'a moment',
    'prices-dropped.at': 'a moment',
    'purge-pages.tags': 'names of cached pages',
  };
  const kinds = shopJobs({ mail: undefined }).map(({ kind }) => kind);
  const words = kinds.flatMap(({ name, schema }) => wordsIn(schema).map((field) => `${name}.${field}`));
  expect([...new Set(words)].toSorted()).toEqual(Object.keys(WORDS).toSorted());
});

it('X.23 when the account is closed and its orders are done, nothing of the customer is left but what is declared', async () => {
  const closing = () => closeAccount(shop, ANNA, { password: 'polana1', caller: '10.0.0.1' });
  // Cached pages have her name under an opinion and a question.
  expect(await purgedBy(shop, closing)).toEqual(expect.arrayContaining([productTag(1), productTag(2), WALL_TAG]));
  await shop.pool.query(`update orders set state = 'delivered' where id in (select order_id from orders_to_forget);
    update complaints set state = 'settled'; update returns set state = 'refunded'`);
  now = new Date(now.getTime() + 31 * DAY_MS);
  await sweepForgottenOrders(shop);

  // Only the email about the closing is left.
  const { rows: mails } = await shop.pool.query<{ key: string }>(
    `select key from outbox where to_jsonb(outbox)::text ~ 'anna@example|Leśniewska'`,
  );
  expect(mails).toEqual([{ key: `closed-${ANNA}` }]);
  const kept = DECLARED.flatMap(({ name, kept: stays }) => stays?.columns.map((column) => `${name}.${column}`) ?? []);
  const left = await findTexts('trace_|anna@example\\.com|nowa@example\\.com|Leśniewska|601 ?234 ?567|Sosnowa 7');
  expect([...left.keys()].filter((where) => !kept.includes(where))).toEqual([]);
  expect(await findTies()).toEqual([]);
  // The number of her order would lead to its invoice.
  const { rows: opinions } = await shop.pool.query(`select order_number from opinions where content like 'trace_%'`);
  expect(opinions.filter(({ order_number }) => order_number !== null)).toEqual([]);
  // Declared exceptions exist, and no declaration is unused.
  expect([...left.keys()]).toEqual(
    expect.arrayContaining([
      'order_addresses.last_name',
      'opinions.content',
      'questions.question',
      'newsletter_readers.email',
    ]),
  );
});
