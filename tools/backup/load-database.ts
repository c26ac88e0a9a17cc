import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from } from 'pg-copy-streams';
import { PrimaryClient } from '#platform/db/server/primary-client.ts';
import type { ReadPart } from './archive-parts.ts';
import type { DatabaseFacts } from './dump-database.ts';

/** Brings rows into tables that have none, in one transaction: all of them, or nothing. */
export class DatabaseLoad {
  readonly #client: pg.Client;
  readonly #facts: DatabaseFacts;
  #keys: { table: string; name: string; definition: string }[] = [];
  rows = 0;

  constructor(databaseUrl: string, facts: DatabaseFacts) {
    this.#client = new PrimaryClient({ connectionString: databaseUrl, application_name: 'restore' });
    this.#facts = facts;
  }

  /** Tables that lead to each other are filled in any order: what ties them is taken off, and put on again over all rows at the end. */
  async begin(): Promise<void> {
    await this.#client.connect();
    await this.#client.query('begin');
    const { rows } = await this.#client.query<{ table: string; name: string; definition: string }>(`
      select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
    this.#keys = rows;
    for (const { table, name } of rows) await this.#client.query(`alter table ${table} drop constraint ${name}`);
    const tables = this.#facts.tables.map(({ name }) => pg.escapeIdentifier(name));
    for (const table of tables) await this.#client.query(`alter table ${table} disable trigger user`);
    // Migrations may have written something of their own.
    await this.#client.query(`truncate ${tables.join(', ')}`);
  }

  async fill(table: string, content: ReadPart['content']): Promise<void> {
    const knownTable = this.#facts.tables.find(({ name }) => name === table);
    if (!knownTable) throw new Error(`The archive does not say what the table ${table} looks like`);
    const columns = knownTable.columns.map((column) => pg.escapeIdentifier(column)).join(', ');
    const copy = this.#client.query(from(`copy ${pg.escapeIdentifier(table)} (${columns}) from stdin`));
    await pipeline(content, copy);
    this.rows += copy.rowCount;
  }

  async finish(): Promise<void> {
    for (const { table, name, definition } of this.#keys) {
      await this.#client.query(`alter table ${table} add constraint ${name} ${definition}`);
    }
    for (const { name } of this.#facts.tables) {
      await this.#client.query(`alter table ${pg.escapeIdentifier(name)} enable trigger user`);
    }
    for (const { name, last, isCalled } of this.#facts.sequences) {
      await this.#client.query('select setval($1::regclass, $2, $3)', [pg.escapeIdentifier(name), last, isCalled]);
    }
    await this.#client.query('commit');
  }

  /** Without `finish` before it nothing stays. */
  async end(): Promise<void> {
    await this.#client.end();
  }
}
