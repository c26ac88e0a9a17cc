import { sql } from 'drizzle-orm';
import {
  photos as photosTable,
  products,
  productTraits,
  sizes as sizesTable,
} from '#modules/catalogue/products/server/index.ts';
import type { Queries } from '#platform/db/server/connect.ts';
import { findChanges, type ImportedState } from '../rules/import-change.ts';
import type { ChangedRecord } from './tables.ts';
import { COLUMNS as PRODUCT_COLUMNS, type Written } from './write-products.ts';
import { COLUMNS as SIZE_COLUMNS } from './write-sizes.ts';

export const PRODUCT_FIELDS = [...PRODUCT_COLUMNS, 'version_group'];

type Row = Record<string, unknown>;

/** All an import may touch of these products, by their numbers. */
export async function readStates(db: Queries, ids: readonly number[]): Promise<Map<number, ImportedState>> {
  if (ids.length === 0) return new Map();
  const { rows } = await db.execute<{ id: number; product: Row; traits: number[]; photos: Row[]; sizes: Row[] }>(sql`
    select p.id, to_jsonb(p) as product,
      (select coalesce(json_agg(t.value_id order by t.value_id), '[]') from ${productTraits} t where t.product_id = p.id) as traits,
      (select coalesce(json_agg(json_strip_nulls(json_build_object('file', f.file, 'width', f.width, 'height', f.height,
          'tone', f.tone, 'alt', f.alt, 'focus', nullif(f.focus, ''))) order by f.position, f.id), '[]') from ${photosTable} f where f.product_id = p.id) as photos,
      (select coalesce(json_agg(s), '[]') from ${sizesTable} s where s.product_id = p.id) as sizes
    from ${products} p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(
    rows.map(({ id, product, traits, photos, sizes }) => [
      id,
      {
        fields: { ...pick(product, PRODUCT_FIELDS), traits, photos },
        sizes: Object.fromEntries(sizes.map((size) => [String(size.type), pick(size, SIZE_COLUMNS)])),
      },
    ]),
  );
}

function pick(row: Row, names: readonly string[]): Row {
  return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
}

interface TouchedProducts {
  before: ReadonlyMap<number, ImportedState>;
  created: readonly Written[];
  changed: readonly number[];
}

/** Outcome of the products of a batch; of new ones that they are new, and what they are called. */
export async function productChanges(
  db: Queries,
  { before, created, changed }: TouchedProducts,
): Promise<ChangedRecord[]> {
  const after = await readStates(db, changed);
  return [
    ...created.map(({ id, product: { code, values } }) => ({
      kind: 'product' as const,
      objectId: id,
      isNew: true,
      changes: { code: [null, code], name: [null, values.name] } satisfies ChangedRecord['changes'],
    })),
    ...changed.flatMap((objectId) => {
      const [was, is] = [before.get(objectId), after.get(objectId)];
      const changes = was && is ? findChanges(was, is) : {};
      return Object.keys(changes).length === 0 ? [] : [{ kind: 'product' as const, objectId, isNew: false, changes }];
    }),
  ];
}
