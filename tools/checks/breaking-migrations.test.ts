import { describe, expect, it } from 'vitest';
import { findBreakingStatements } from './breaking-migrations.ts';

const FILE = 'shop/platform/db/migrations/0099_new.sql';
const problems = (sql: string, version = '0.3.0') =>
  findBreakingStatements(FILE, sql, version).map(
    ({ place, problem }) => `${place.split(':')[1]} ${problem.split(':')[0]}`,
  );

describe('O.49 a migration the running version could not live with is refused', () => {
  it.each([
    ['drop table "orders";', '1 drops a table'],
    ['ALTER TABLE "orders" DROP COLUMN "note";', '1 drops a column'],
    ['alter table public.orders drop column if exists note, add column b text;', '1 drops a column'],
    ['alter table orders add column b text, drop column note;', '1 drops a column'],
    ['alter table orders add column b text, alter note set not null;', '1 demands a column to be filled'],
    ['alter table orders rename column note to remark;', '1 renames'],
    ['alter table orders rename to purchases;', '1 renames'],
    [`alter type order_state rename value 'new' to 'fresh';`, '1 renames'],
    ['alter table "orders" add column "note" text not null;', '1 adds a column that must be filled and has no default'],
    [
      'alter table "orders" alter column "note" set data type integer using note::integer;',
      '1 changes the type of a column',
    ],
    ['alter table orders alter note set not null;', '1 demands a column to be filled'],
    ['alter table orders alter column note drop default;', '1 takes the default of a column away'],
    ['alter table orders add constraint one unique (email);', '1 demands of rows what was not demanded before'],
    ['create unique index if not exists orders_email on orders (email);', '1 demands what was not unique to be'],
    ['create index orders_email on orders (email);', '1 builds an index on a table in use'],
    ['CREATE INDEX "orders_email" ON "orders" USING btree ("email");', '1 builds an index on a table in use'],
    ['create index on only public.orders (email);', '1 builds an index on a table in use'],
    ['create index concurrently orders_email on orders (email);', '1 builds an index on a table in use'],
    [
      'alter table orders add column note text;\ncreate unique index orders_note on orders (note);',
      '2 builds an index on a table in use',
    ],
    ['drop index orders_old;', '1 drops an index'],
    ['drop index if exists "public"."orders_old", "orders_older" cascade;', '1 drops an index'],
    ['drop index a; create index if not exists a on orders (email, id);', '1 drops an index'],
    ['drop trigger if exists count_stock on sizes;', '1 drops a trigger'],
    ['alter table orders drop constraint orders_note_check;', '1 drops a constraint'],
    ['alter table orders drop constraint if exists a, add column b text;', '1 drops a constraint'],
    ['create table a (b text);\n--> statement-breakpoint\ndrop function old_total(integer);', '3 drops a function'],
  ])('%s', (sql, problem) => {
    expect(problems(sql)).toEqual([problem]);
  });

  it.each([
    'alter table "orders" add column "note" text;',
    `alter table "orders" add column "note" text default '' not null;`,
    'alter table orders alter column note drop not null;',
    'create index if not exists orders_email on orders (email);',
    'create table notes (id integer); create index notes_id on notes (id); alter table notes drop constraint notes_check;',
    'drop trigger count_stock on sizes; create trigger count_stock after update on sizes execute function count_stock();',
    'drop trigger count_stock on sizes; create or replace trigger count_stock after update on sizes execute function f();',
    '-- unused since 0.2.0: nothing is found by it any more\ndrop index orders_old;',
    'create table notes (id integer not null); alter table notes add column text text not null; create unique index n on notes (id);',
    'alter table orders add column note_id integer; alter table orders add constraint f foreign key (note_id) references notes (id);',
    'create or replace function total() returns trigger as $$ begin drop table if exists x; end $$ language plpgsql;',
    `insert into settings values ('a; drop table orders;');`,
    '-- drop table orders;\nselect 1;',
  ])('lets through: %s', (sql) => {
    expect(problems(sql)).toEqual([]);
  });

  it('may take away what an earlier release stopped using, and says which', () => {
    const sql = '-- unused since 0.2.0: the address is in order_addresses\nalter table orders drop column note;';
    expect(problems(sql, '0.3.0')).toEqual([]);
    expect(problems(sql, '0.2.0')).toEqual(['2 drops a column']);
    expect(problems(`${sql}\nalter table orders drop column other;`, '0.3.0')).toEqual(['3 drops a column']);
    expect(problems('-- unused since 0.2.0:\nalter table orders drop column note;')).toEqual(['2 drops a column']);
  });

  it('checks every migration after the baseline', () => {
    const check = (name: string) =>
      findBreakingStatements(`platform/db/server/migrations/${name}.sql`, 'drop table orders;', '0.3.0');
    expect(check('0000_baseline')).toEqual([]);
    expect(check('0001_next')).toHaveLength(1);
  });
});
