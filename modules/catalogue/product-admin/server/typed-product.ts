import { asc, eq, sql } from 'drizzle-orm';
import { pointsOfPiece } from '#modules/catalogue/pricing/rules/shown-price.ts';
import {
  bundleParts,
  products,
  productTraits,
  sizes,
  sizeTiers,
  traits as traitsTable,
  traitValues,
} from '#modules/catalogue/products/server/index.ts';
import { redirects } from '#modules/catalogue/redirects/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { type Typed, writeFields } from '#platform/forms/rules/typed-fields.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { type ProductValues, productFields } from '../rules/product-fields.ts';
import { type SizeValues, sizeFields } from '../rules/size-fields.ts';

export type ProductRow = typeof products.$inferSelect;
type SizeRow = typeof sizes.$inferSelect;

/** A product as its editor knows it: everything as it is typed, sizes by their number: `s12.price`. */
export interface TypedProduct {
  row: ProductRow;
  sizes: SizeRow[];
  values: ProductValues;
  sizeValues: Map<number, SizeValues>;
  typed: Record<string, string>;
}

/** The typed values, and those of the product when the editor was opened. */
export interface ProductEdit {
  typed: Record<string, string>;
  opened: Typed;
  version: number;
  /** The saving by the choice of a bundle's parts that the owner has read and confirmed; 0 or left out: none. */
  confirmedSaving?: number;
}

export const sizeKey = (id: number) => `s${id}`;

/** Null when there is no such product. */
export async function readTyped(db: Queries, id: number): Promise<TypedProduct | null> {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) return null;
  const ofProduct = await db
    .select()
    .from(sizes)
    .where(eq(sizes.productId, id))
    .orderBy(asc(sizes.position), asc(sizes.id));
  const tiers = await readTiers(db, id);
  const values: ProductValues = {
    ...row,
    measureUnit: row.measureUnit ?? '',
    versionName: row.versionName ?? '',
    versionTone: row.versionTone ?? '',
    withdrawalBar: row.withdrawalBar ?? '',
    configurator: row.configurator ?? [],
    ...(await readNamed(db, row)),
  };
  const sizeValues = new Map(
    ofProduct.map((size) => {
      const shown = { status: plainStatus(size), pointsReceived: pointsOfPiece(size, size.price) };
      return [size.id, { ...size, ...shown, tiers: tiers.get(size.id) ?? [] }];
    }),
  );
  const typedSizes = [...sizeValues].flatMap(([sizeId, size]) =>
    Object.entries(writeFields(sizeFields, size)).map(([name, text]) => [`${sizeKey(sizeId)}.${name}`, text]),
  );
  const typed = oneLineEnd({ ...writeFields(productFields, values), ...Object.fromEntries(typedSizes) });
  return { row, sizes: ofProduct, values, sizeValues, typed };
}

/** Forms send lines with CRLF; equal texts must compare equal. */
export function oneLineEnd(texts: Typed): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).map(([name, text = '']) => [name, text.replaceAll('\r\n', '\n')]));
}

/** A size that only sold out is not withheld: it sells as soon as there is some. */
function plainStatus({ status, stock }: SizeRow): SizeRow['status'] {
  return status === 'disable' && stock === 0 ? 'enable' : status;
}

async function readTiers(db: Queries, productId: number): Promise<Map<number, SizeValues['tiers']>> {
  const { rows } = await db.execute<{ size_id: number; threshold: number; value: number }>(sql`
    select t.size_id, t.threshold::float8 as threshold, t.value from ${sizeTiers} t join ${sizes} s on s.id = t.size_id
    where s.product_id = ${productId} order by t.threshold`);
  const bySize = Map.groupBy(rows, (tier) => tier.size_id);
  return new Map([...bySize].map(([id, tiers]) => [id, tiers.map(({ threshold, value }) => ({ threshold, value }))]));
}

type Named = Pick<ProductValues, 'versionOf' | 'bundleParts' | 'traits' | 'oldAddresses'>;

/** Data of other tables, by names. */
async function readNamed(db: Queries, { id, slug, versionGroup }: ProductRow): Promise<Named> {
  const { rows: traits } = await db.execute<{ name: string; value: string }>(sql`
    select t.name, v.value from ${productTraits} p join ${traitValues} v on v.id = p.value_id join ${traitsTable} t on t.id = v.trait_id
    where p.product_id = ${id} order by t.position, t.id, v.position, v.id`);
  const { rows: parts } = await db.execute<{ code: string; quantity: number; chooses: boolean }>(sql`
    select p.code, b.quantity::float8 as quantity, b.chooses_version as chooses
    from ${bundleParts} b join ${products} p on p.id = b.part_product_id where b.product_id = ${id} order by b.position, b.id`);
  const { rows: leads } = await db.execute<{ code: string }>(sql`
    select code from ${products} where version_group = ${versionGroup} order by (id = version_group) desc, id limit 1`);
  const { rows: old } = await db.execute<{ source: string }>(sql`
    select source from ${redirects} where target = ${productLink(id, slug)} order by source`);
  return {
    traits,
    bundleParts: parts.map(({ code, quantity, chooses }) => ({ code, quantity, choosesVersion: chooses })),
    versionOf: versionGroup === null ? '' : (leads[0]?.code ?? ''),
    oldAddresses: old.map(({ source }) => source),
  };
}
