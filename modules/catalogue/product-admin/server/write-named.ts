import { sql } from 'drizzle-orm';
import {
  bundleParts,
  products,
  productTraits,
  traits as traitsTable,
  traitValues,
} from '#modules/catalogue/products/server/index.ts';
import { addRedirects, redirects } from '#modules/catalogue/redirects/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { ProductValues } from '../rules/product-fields.ts';
import type { TypedProduct } from './typed-product.ts';

/** Writes what the product names: traits, versions, parts of a bundle, old addresses. Only what differs is touched. */
export async function writeNamed(
  tx: Transaction,
  current: TypedProduct,
  wanted: ProductValues,
  now: Date,
): Promise<void> {
  const { values, row } = current;
  const isNew = (name: 'traits' | 'versionOf' | 'bundleParts' | 'oldAddresses') =>
    JSON.stringify(values[name]) !== JSON.stringify(wanted[name]);
  if (isNew('traits')) await writeTraits(tx, row.id, wanted.traits);
  if (isNew('versionOf')) await writeVersion(tx, row.id, wanted.versionOf);
  if (isNew('bundleParts')) await writeParts(tx, row.id, wanted.bundleParts);
  if (isNew('oldAddresses'))
    await writeAddresses(tx, row.id, { before: values.oldAddresses, wanted: wanted.oldAddresses, now });
}

/** Adds the traits and values that the shop does not have; in one order, so that two saves do not wait for each other. */
async function writeTraits(tx: Transaction, id: number, traits: ProductValues['traits']): Promise<void> {
  const wanted = JSON.stringify(traits);
  const named = sql`json_to_recordset(${wanted}::json) as w (name text, value text)`;
  await tx.execute(sql`
    insert into ${traitsTable} (name, position)
    select w.name, (select coalesce(max(position), 0) + 1 from ${traitsTable})
    from ${named} group by w.name order by w.name on conflict do nothing`);
  await tx.execute(sql`
    insert into ${traitValues} (trait_id, value)
    select distinct t.id, w.value from ${named} join ${traitsTable} t on t.name = w.name
    order by t.id, w.value on conflict do nothing`);
  await tx.execute(sql`delete from ${productTraits} where product_id = ${id}`);
  await tx.execute(sql`
    insert into ${productTraits} (product_id, value_id)
    select distinct ${id}::int, v.id from ${named} join ${traitsTable} t on t.name = w.name
    join ${traitValues} v on v.trait_id = t.id and v.value = w.value`);
}

/** Versions share the number of the one they are versions of. */
async function writeVersion(tx: Transaction, id: number, leadCode: string): Promise<void> {
  if (leadCode === '') {
    await tx.execute(sql`update ${products} set version_group = null where id = ${id}`);
    return;
  }
  await tx.execute(sql`
    update ${products} p set version_group = coalesce(lead.version_group, lead.id)
    from ${products} lead where lead.code = ${leadCode} and p.id in (${id}, lead.id)`);
}

async function writeParts(tx: Transaction, id: number, parts: ProductValues['bundleParts']): Promise<void> {
  await tx.execute(sql`delete from ${bundleParts} where product_id = ${id}`);
  await tx.execute(sql`
    insert into ${bundleParts} (product_id, part_product_id, quantity, position, chooses_version)
    select ${id}, p.id, w.quantity, w.at, w."choosesVersion"
    from json_to_recordset(${JSON.stringify(parts.map((part, at) => ({ ...part, at })))}::json)
      as w (code text, quantity numeric, at int, "choosesVersion" boolean) join ${products} p on p.code = w.code`);
}

async function writeAddresses(
  tx: Transaction,
  id: number,
  { before, wanted, now }: { before: string[]; wanted: string[]; now: Date },
): Promise<void> {
  const gone = before.filter((address) => !wanted.includes(address));
  await tx.execute(sql`delete from ${redirects} where source = any(${sql.param(gone)}::text[])`);
  const { rows } = await tx.execute<{ slug: string }>(sql`select slug from ${products} where id = ${id}`);
  const target = productLink(id, rows[0]?.slug ?? '');
  await addRedirects(
    tx,
    wanted.filter((address) => !before.includes(address)).map((source) => ({ source, target })),
    now,
  );
}
