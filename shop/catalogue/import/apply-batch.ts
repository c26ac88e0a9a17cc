import { sql } from 'drizzle-orm';
import type { ImportProduct } from '#rules/catalogue/import/parse-import-product.ts';
import { followPartsLater, lowestShown, onSale, reducedOf, tagsShowing } from '#shop/catalogue/products/index.ts';
import type { Transaction } from '#shop/platform/db/connect.ts';
import { purgeTags } from '#shop/platform/db/purge-tags.ts';
import type { CatalogueBook } from './catalogue-book.ts';
import type { NewPhotos } from './prepare-photos.ts';
import type { ImportCounts } from './tables.ts';
import { writeOldAddresses, writePhotos, writeTraits, writeVersions } from './write-extras.ts';
import { type ProductPart, type SizeOptions, type Written, writeProducts } from './write-products.ts';
import { writeSizes } from './write-sizes.ts';

interface Around extends SizeOptions {
  book: CatalogueBook;
  photos: NewPhotos;
}

/** Writes one part of what a file says of products; answers whose pages changed by it. */
type Writer = (tx: Transaction, written: readonly Written[], around: Around) => Promise<Iterable<number>>;

/** Who writes what `writeProducts` does not, in this order: a part without a writer does not compile. */
const WRITERS: Record<Exclude<keyof ImportProduct, 'row' | ProductPart>, Writer> = {
  sizes: writeSizes,
  traits: (tx, written, { book }) => writeTraits(tx, written, book),
  photos: (tx, written, { photos }) => writePhotos(tx, written, photos),
  version_of: writeVersions,
  old_address: writeOldAddresses,
};

/** Brings these products into the shop, or up to date; what is the same already is not touched. */
export async function applyBatch(
  tx: Transaction,
  batch: readonly ImportProduct[],
  book: CatalogueBook,
  options: Omit<Around, 'book'>,
): Promise<ImportCounts> {
  const written = await writeProducts(tx, batch, book, options);
  const touched = new Set(written.flatMap(({ id, isNew, changed }) => (isNew || changed ? id : [])));
  for (const write of Object.values(WRITERS)) {
    for (const id of await write(tx, written, { ...options, book })) touched.add(id);
  }
  await refresh(tx, [...touched], options.now);
  await followPartsLater(tx, [...touched], options.now);
  await purgeTags({ db: tx }, [...book.tags, ...(await tagsShowing(tx, [...touched]))]);
  book.tags = [];
  const created = written.filter(({ isNew }) => isNew).length;
  const changed = written.filter(({ id, isNew }) => !isNew && touched.has(id)).length;
  return { created, changed, unchanged: batch.length - created - changed };
}

/** What listings show of a product follows from its sizes, parts and photos. */
async function refresh(tx: Transaction, ids: number[], now: Date): Promise<void> {
  if (ids.length === 0) return;
  await tx.execute(sql`
    update products set updated_at = ${now}::timestamptz, min_price = s.lowest, is_reduced = s.reduced,
      available = ${onSale}, photo = f.file, photo_tone = f.tone
    from (select s.product_id, ${lowestShown} as lowest, ${reducedOf(sql`s.product_id`)} as reduced
      from sizes s join products p on p.id = s.product_id
      where s.product_id = any(${sql.param(ids)}::int[]) group by s.product_id) s
    left join (select distinct on (product_id) product_id, file, tone from photos
      where product_id = any(${sql.param(ids)}::int[]) order by product_id, position, id) f using (product_id)
    where products.id = s.product_id
      and (products.updated_at, products.min_price, products.is_reduced, products.available, products.photo,
        products.photo_tone)
        is distinct from (${now}::timestamptz, s.lowest, s.reduced, ${onSale}, f.file, f.tone)`);
}
