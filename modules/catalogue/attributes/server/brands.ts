import { eq, getTableName, sql } from 'drizzle-orm';
import {
  type ProducerValues,
  producerFields,
  type SeriesValues,
  seriesFields,
} from '#modules/catalogue/products/rules/group-fields.ts';
import { nextSlug } from '#modules/catalogue/products/rules/next-slug.ts';
import { producers, products, reindexLater, series } from '#modules/catalogue/products/server/index.ts';
import { moveAddress } from '#modules/catalogue/redirects/server/index.ts';
import { markOf, type OwnedRows, removeRow, type SaveOutcome, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { ALL_PAGES } from '#platform/db/server/purge-tags.ts';
import { checkFields, type Faults } from '#platform/forms/rules/typed-fields.ts';
import { cleanHtml } from '#platform/html/server/index.ts';
import { producerLink, seriesLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

// Names of brands are on cards, in filters and in suggestions: on any page.
const PRODUCERS: OwnedRows<typeof producers> = { table: producers, kind: 'producer', tags: [ALL_PAGES] };
const SERIES: OwnedRows<typeof series> = { table: series, kind: 'series', tags: [ALL_PAGES] };

export const NEW_PRODUCER: ProducerValues = {
  name: '',
  slug: '',
  description: '',
  address: '',
  email: '',
  responsibleName: '',
  responsibleAddress: '',
  responsibleEmail: '',
};
export const NEW_SERIES: SeriesValues = { name: '', producerId: null, slug: '', description: '' };

export interface ManagedMaker extends Record<string, unknown> {
  id: number;
  name: string;
  /** Of a series: whose it is. Of a producer: whether the law's contact is there. */
  detail: string;
  products: number;
}

/** With how many products each has. */
export async function listManagedProducers({ db }: Pick<Shop, 'db'>): Promise<ManagedMaker[]> {
  const { rows } = await db.execute<ManagedMaker>(sql`
    select m.id, m.name, m.responsible_email as detail, coalesce(p.products, 0)::int as products from ${producers} m
    left join (select producer_id, count(*) as products from ${products} group by 1) p on p.producer_id = m.id
    order by m.name collate "pl-x-icu", m.id`);
  return rows;
}

export async function listManagedSeries({ db }: Pick<Shop, 'db'>): Promise<ManagedMaker[]> {
  const { rows } = await db.execute<ManagedMaker>(sql`
    select s.id, s.name, coalesce(m.name, '') as detail, coalesce(p.products, 0)::int as products from ${series} s
    left join ${producers} m on m.id = s.producer_id
    left join (select series_id, count(*) as products from ${products} group by 1) p on p.series_id = s.id
    order by s.name collate "pl-x-icu", s.id`);
  return rows;
}

export async function findManagedProducer({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(producers).where(eq(producers.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function findManagedSeries({ db }: Pick<Shop, 'db'>, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(series).where(eq(series.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

export async function saveProducer(shop: Shop, id: number | null, values: ProducerValues, seen?: string) {
  const faults = checkFields(producerFields, values);
  if (faults) return { ok: false, faults } satisfies SaveOutcome;
  const before = id === null ? null : await findManagedProducer(shop, id);
  const row = written(values, before);
  return saveSeenRow(shop, PRODUCERS, id, row, seen, {
    check: (tx) => checkName(tx, producers, id, values.name),
    taken: TAKEN,
    async andThen(tx) {
      if (before) await follow(tx, shop, { column: 'producer_id', link: producerLink, before, after: row });
    },
  });
}

export async function saveSeries(shop: Shop, id: number | null, values: SeriesValues, seen?: string) {
  const faults = checkFields(seriesFields, values);
  if (faults) return { ok: false, faults } satisfies SaveOutcome;
  if (values.producerId !== null && !(await findManagedProducer(shop, values.producerId))) {
    return { ok: false, faults: { producerId: 'unknown' } } satisfies SaveOutcome;
  }
  const before = id === null ? null : await findManagedSeries(shop, id);
  const row = written(values, before);
  return saveSeenRow(shop, SERIES, id, row, seen, {
    check: (tx) => checkName(tx, series, id, values.name),
    taken: TAKEN,
    async andThen(tx) {
      if (before) await follow(tx, shop, { column: 'series_id', link: seriesLink, before, after: row });
    },
  });
}

const TAKEN: Faults = { name: 'taken-name' };

/**
 * Imports find brands and series by name. A name that differs only in case is refused too, which the unique index does not do,
 * so editors save one after another.
 */
async function checkName(
  tx: Transaction,
  table: typeof producers | typeof series,
  id: number | null,
  name: string,
): Promise<Faults | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`names of ${getTableName(table)}`}))`);
  const isSame = sql`lower(${table.name}) = lower(${name}) and ${table.id} is distinct from ${id}`;
  return (await tx.$count(table, isSame)) > 0 ? TAKEN : null;
}

export async function removeProducer(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  const stored = await findManagedProducer(shop, id);
  return removeRow(
    shop,
    PRODUCERS,
    id,
    async (tx) =>
      (await tx.$count(products, eq(products.producerId, id))) > 0 ||
      (await tx.$count(series, eq(series.producerId, id))) > 0,
    (tx) => moveAddress(tx, producerLink(id, stored?.slug ?? ''), '/kategorie'),
  );
}

/** Its address then redirects to its producer. */
export async function removeSeries(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  const stored = await findManagedSeries(shop, id);
  const maker = stored?.producerId ? await findManagedProducer(shop, stored.producerId) : null;
  const target = maker ? producerLink(maker.id, maker.slug) : '/kategorie';
  return removeRow(
    shop,
    SERIES,
    id,
    async (tx) => (await tx.$count(products, eq(products.seriesId, id))) > 0,
    (tx) => moveAddress(tx, seriesLink(id, stored?.slug ?? ''), target),
  );
}

interface Named {
  name: string;
  slug: string;
  description: string;
}

function written<Values extends Named>(values: Values, before: Named | null): Values {
  const description = values.description === before?.description ? before.description : cleanHtml(values.description);
  return { ...values, slug: nextSlug(values, before), description };
}

interface Followed {
  column: 'producer_id' | 'series_id';
  link(id: number, slug: string): string;
  before: Named & { id: number };
  after: Named;
}

/** Another address leaves a redirect; the search learns another name. */
async function follow(tx: Transaction, shop: Shop, { column, link, before, after }: Followed): Promise<void> {
  await moveAddress(tx, link(before.id, before.slug), link(before.id, after.slug));
  if (before.name === after.name) return;
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${products} where ${sql.identifier(column)} = ${before.id} order by id`,
  );
  const ids = rows.map(({ id }) => id);
  if (ids.length > 0) await reindexLater(tx, ids, shop.now());
}
