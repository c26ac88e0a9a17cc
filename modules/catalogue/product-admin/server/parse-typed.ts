import { sql } from 'drizzle-orm';
import { fitsUnit } from '#modules/catalogue/availability/rules/stock-text.ts';
import { products } from '#modules/catalogue/products/server/index.ts';
import { judgeRedirects } from '#modules/catalogue/redirects/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { type Faults, type InputFault, parseFields } from '#platform/forms/rules/typed-fields.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { type ProductValues, productFields } from '../rules/product-fields.ts';
import { type SizeValues, sizeFields } from '../rules/size-fields.ts';
import { sizeKey, type TypedProduct } from './typed-product.ts';

/** Where a new size is typed. */
export const NEW_SIZE = 'new';

export interface WantedSize {
  /** Null: a new one. */
  id: number | null;
  values: SizeValues;
}

type Parsed = { faults: Faults } | { faults: null; product: ProductValues; sizes: WantedSize[] };

/** The typed values, valid in themselves and in this shop. */
export async function parseTyped(
  db: Queries,
  current: TypedProduct,
  typed: Record<string, string>,
  now: Date,
): Promise<Parsed> {
  const faults: Partial<Record<string, InputFault>> = {};
  const product = parseFields(productFields, typed);
  Object.assign(faults, product.faults);
  const wanted: WantedSize[] = [];
  const keys = [...current.sizes.map(({ id }) => ({ id, key: sizeKey(id) })), { id: null, key: NEW_SIZE }];
  for (const { id, key } of keys) {
    const own = Object.fromEntries(Object.keys(sizeFields).map((name) => [name, typed[`${key}.${name}`] ?? '']));
    if (id === null && own.name?.trim() === '') continue;
    if (id === null) Object.assign(own, fill(own, current.sizes.length));
    const size = parseFields(sizeFields, own);
    for (const [name, fault] of Object.entries(size.faults ?? {})) faults[`${key}.${name}`] = fault;
    if (size.values) wanted.push({ id, values: size.values });
  }
  if (product.values) Object.assign(faults, findUncountable(current, product.values, wanted));
  const twice = wanted.find(({ values }, at) =>
    wanted.some((other, place) => place < at && other.values.type === values.type),
  );
  if (twice) faults[`${twice.id === null ? NEW_SIZE : sizeKey(twice.id)}.name`] = 'taken';
  if (product.values) Object.assign(faults, await findUnknown(db, current, product.values, now));
  if (!product.values || Object.keys(faults).length > 0) return { faults };
  return { faults: null, product: product.values, sizes: wanted };
}

/** Stock that does not fit the unit. An unchanged size may keep it; stock and status are written together. */
function findUncountable({ sizeValues }: TypedProduct, product: ProductValues, wanted: readonly WantedSize[]): Faults {
  const wrong = wanted.filter(({ id, values: { stock, status } }) => {
    const before = id === null ? undefined : sizeValues.get(id);
    const isWritten = before?.stock !== stock || before.status !== status;
    return isWritten && !fitsUnit(stock, product.unitPrecision);
  });
  return Object.fromEntries(
    wrong.map(({ id }) => [`${id === null ? NEW_SIZE : sizeKey(id)}.stock`, 'whole-number' as const]),
  );
}

/** A new size needs a name and a price; the rest is as it usually is. */
function fill(own: Record<string, string>, position: number): Record<string, string> {
  const usual: Record<string, string> = {
    type: own.name ?? '',
    stock: '0',
    status: 'enable',
    position: String(position),
  };
  const zeros = ['shipDays', 'shipHours', 'points', 'pointsReceived'];
  for (const name of zeros) usual[name] = '0';
  return Object.fromEntries(Object.entries(usual).filter(([name]) => (own[name] ?? '').trim() === ''));
}

/** References to rows that do not exist. */
async function findUnknown(db: Queries, current: TypedProduct, values: ProductValues, now: Date): Promise<Faults> {
  const { row } = current;
  const faults: Partial<Record<string, InputFault>> = {};
  const isThere = async (table: string, id: number | null) => {
    if (id === null) return true;
    const { rows } = await db.execute(sql`select 1 from ${sql.identifier(table)} where id = ${id}`);
    return rows.length > 0;
  };
  if (!(await isThere('categories', values.categoryId))) faults.categoryId = 'unknown';
  if (!(await isThere('producers', values.producerId))) faults.producerId = 'unknown';
  if (!(await isThere('series', values.seriesId))) faults.seriesId = 'unknown';
  if (!(await isThere('warranties', values.warrantyId))) faults.warrantyId = 'unknown';
  const codes = [...values.bundleParts.map(({ code }) => code), ...(values.versionOf ? [values.versionOf] : [])];
  const { rows } = await db.execute<{ id: number; code: string }>(
    sql`select id, code from ${products} where code = any(${sql.param(codes)}::text[])`,
  );
  const idsByCode = new Map(rows.map(({ id, code }) => [code, id]));
  if (values.versionOf && !idsByCode.has(values.versionOf)) faults.versionOf = 'unknown';
  const parts = values.bundleParts.map(({ code }) => idsByCode.get(code));
  if (parts.some((id) => id === undefined || id === row.id)) faults.bundleParts = 'unknown';
  const added = values.oldAddresses.filter((address) => !current.values.oldAddresses.includes(address));
  const target = productLink(row.id, values.slug || row.slug);
  const { refused } = await judgeRedirects(
    db,
    added.map((source) => ({ source, target })),
    now,
  );
  if (refused.length > 0)
    faults.oldAddresses = refused.some(({ reason }) => reason === 'living') ? 'living' : 'address';
  return faults;
}
