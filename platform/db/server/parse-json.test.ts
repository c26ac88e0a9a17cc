import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { listMails, sendMail } from '#platform/mail/server/index.ts';
import { testDatabase } from '#platform/testing/test-database.ts';
import * as schema from '#server/shop/schema.ts';
import { WrongJson } from './parse-json.ts';

const jsonColumns = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    Object.values(getTableColumns(table))
      .filter((column) => column.getSQLType() === 'jsonb')
      .map((column) => ({ where: `${getTableName(table)}.${toSnake(column.name)}`, column })),
  );

function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`);
}

/** Their content depends on another column: the reader of the row parses it by that column. */
const PARSED_BY_KIND = ['jobs.data', 'settings.value', 'pending_sign_ins.data', 'home_blocks.content'];

it.each(jsonColumns)('$where is parsed, and a wrong value is reported by its column alone', ({ where, column }) => {
  if (PARSED_BY_KIND.includes(where)) return;
  const parse = () => column.mapFromDriverValue(4711);
  expect(parse).toThrow(WrongJson);
  expect(parse).toThrow(where);
  expect(parse).not.toThrow('4711');
});

it('a wrong row stops its reader', async () => {
  const { shop } = await testDatabase({ filled: 'empty' });
  await sendMail(shop.db, { to: 'a@example.pl', subject: 'a', html: '', text: '' }, shop.now());
  await shop.pool.query(`update outbox set headers = '{"Reply-To":4711}'`);
  expect(await listMails(shop)).toHaveLength(1);
  await expect(shop.db.select().from(schema.outbox)).rejects.toThrow('outbox.headers: Reply-To is not string');
});
