import { type SQL, sql } from 'drizzle-orm';
import type { SizeStatus } from '#modules/catalogue/availability/rules/size-status.ts';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import { categories, producers, products, sizes } from '#modules/catalogue/products/server/index.ts';
import { CachedByTag } from '#platform/cache/server/cached-by-tag.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { EVERY_PRODUCT, MISSING, type Missing, type ProductFilter, type ProductSort } from '../rules/product-filter.ts';
import { LACKS, productConditions } from './product-conditions.ts';

const ON_PAGE = 50;

export interface ListedSize {
  id: number;
  type: string;
  name: string;
  price: Grosze;
  regularPrice: Grosze | null;
  /** -1 unlimited. */
  stock: number;
  status: SizeStatus;
}

/** A product as the list of the staff shows it. */
export interface ListedProduct {
  id: number;
  code: string;
  name: string;
  slug: string;
  photo: string | null;
  category: string;
  producer: string | null;
  unit: string;
  visible: boolean;
  archived: boolean;
  available: boolean;
  missing: Missing[];
  sizes: ListedSize[];
}

/** Each walks an index of the table, so that a page costs the same at any position. */
const SORTS: Record<ProductSort, { key: SQL; way: 'asc' | 'desc'; type: SQL }> = {
  newest: { key: sql`${products}.created_at`, way: 'desc', type: sql`timestamptz` },
  name: { key: sql`${products}.name collate "pl-x-icu"`, way: 'asc', type: sql`text` },
  cheapest: { key: sql`${products}.min_price`, way: 'asc', type: sql`int` },
  dearest: { key: sql`${products}.min_price`, way: 'desc', type: sql`int` },
  popular: { key: sql`${products}.popularity`, way: 'desc', type: sql`int` },
};

/** Products the staff look for, a page at a time; the next page begins behind the last product of this one. */
export async function listManagedProducts(
  { db }: Pick<Shop, 'db'>,
  filter: ProductFilter,
  { after = '', size = ON_PAGE }: { after?: string; size?: number } = {},
): Promise<{ products: ListedProduct[]; next: string | null }> {
  const { key, way } = SORTS[filter.sort];
  // Popularity is indexed with ids upwards, which suits every other sort in its own direction.
  const idWay = filter.sort === 'popular' ? 'asc' : way;
  // As the indexes are written: that of popularity keeps what has none at its end.
  const last = filter.sort === 'popular' ? sql`nulls last` : sql``;
  const order = sql`${key} ${sql.raw(way)} ${last}, ${products}.id ${sql.raw(idWay)}`;
  const lacking = MISSING.map((one) => sql`case when ${LACKS[one]} then ${one}::text end`);
  const { rows } = await db.execute<Record<string, unknown> & ListedProduct & { key: string }>(sql`
    select ${products}.id, ${products}.code, ${products}.name, ${products}.slug, ${products}.photo, ${products}.unit, ${products}.visible,
      ${products}.archived_at is not null as archived, ${products}.available, c.name as category, m.name as producer,
      (${key})::text as key, array_remove(array[${sql.join(lacking, sql`, `)}], null) as missing,
      (select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'name', s.name, 'price', s.price,
          'regularPrice', s.regular_price, 'stock', s.stock, 'status', s.status) order by s.position, s.id), '[]'::json)
        from ${sizes} s where s.product_id = ${products}.id) as sizes
    from (select ${products}.* from ${sourceOf(filter)}
      where ${behind(filter.sort, after) ?? sql`true`}
      order by ${order} limit ${size + 1}) products
    join ${categories} c on c.id = ${products}.category_id left join ${producers} m on m.id = ${products}.producer_id
    order by ${order}`);
  const shown = rows.slice(0, size);
  const end = rows.length > size ? shown.at(-1) : undefined;
  return { products: shown.map(({ key: _, ...row }) => row), next: end ? `${end.id}_${end.key}` : null };
}

/** Few products lack something: they are picked out first, for an index that sorts would be walked to its end for them. */
function sourceOf(filter: ProductFilter): SQL {
  const found = sql`(select * from ${products} where ${productConditions(filter)}`;
  return filter.missing === null || filter.missing === 'unit-price'
    ? sql`${found}) products`
    : sql`${found} offset 0) products`;
}

function behind(sort: ProductSort, after: string): SQL | undefined {
  const [, id, value] = /^(\d{1,9})_(.{1,300})$/s.exec(after) ?? [];
  if (id === undefined || value === undefined || !isKey(sort, value)) return undefined;
  const { key, way, type } = SORTS[sort];
  const edge = sort === 'name' ? sql`${value} collate "pl-x-icu"` : sql`${value}::${type}`;
  if (sort === 'popular') return sql`(${key} < ${edge} or (${key} = ${edge} and ${products}.id > ${id}::int))`;
  return sql`(${key}, ${products}.id) ${sql.raw(way === 'desc' ? '<' : '>')} (${edge}, ${id}::int)`;
}

/** An invalid cursor is ignored. */
function isKey(sort: ProductSort, value: string): boolean {
  if (sort === 'name') return true;
  if (sort !== 'newest') return /^\d{1,9}$/.test(value);
  const [, day, time, zone] = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{1,6})?)([+-]\d\d)$/.exec(value) ?? [];
  return !Number.isNaN(Date.parse(`${day}T${time}${zone}:00`));
}

type Counts = Record<Missing | 'all', number>;

/** Counting looks at every product of the shop: the count is cached until a product changes. */
const kept = new CachedByTag<string, Counts>({ seconds: 30, max: 100 });

/** How many products there are of these, and how many of them lack what. */
export async function countManagedProducts(shop: Shop, filter: ProductFilter): Promise<Counts> {
  const asked = { ...filter, missing: null, sort: EVERY_PRODUCT.sort };
  const key = JSON.stringify(asked);
  const cachedCount = kept.get(shop, key);
  if (cachedCount) return cachedCount;
  const keep = kept.begin(shop);
  const counts = await count(shop, asked);
  keep(key, counts, [HOME_TAG]);
  return counts;
}

async function count({ db }: Shop, filter: ProductFilter): Promise<Counts> {
  const counts = MISSING.map((one) => sql`count(*) filter (where ${LACKS[one]})::int as ${sql.identifier(one)}`);
  const { rows } = await db.execute<Counts>(sql`
    select count(*)::int as all, ${sql.join(counts, sql`, `)} from ${products} where ${productConditions(filter)}`);
  const [row] = rows;
  if (!row) throw new Error('nothing was counted');
  return row;
}
