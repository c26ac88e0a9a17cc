import { sql } from 'drizzle-orm';
import { followPartsLater, products, refreshShown, tagsShowing } from '#modules/catalogue/products/server/index.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import type { ImportProduct } from '../rules/parse-import-product.ts';
import type { CatalogueBook } from './catalogue-book.ts';
import type { NewPhotos } from './prepare-photos.ts';
import { productChanges, readStates } from './record-changes.ts';
import type { ChangedRecord, ImportCounts } from './tables.ts';
import { writeOldAddresses, writePhotos, writeTraits, writeVersions } from './write-extras.ts';
import { type ProductPart, type SizeOptions, type Written, writeProducts } from './write-products.ts';
import { writeSizes } from './write-sizes.ts';

interface Around extends SizeOptions {
  book: CatalogueBook;
  photos: NewPhotos;
}

/** Writes one part of what a file says of products; answers whose pages changed by it. */
type Writer = (tx: Transaction, written: readonly Written[], around: Around) => Promise<Iterable<number>>;

/** Writers of the parts that `writeProducts` leaves, in this order: a part without a writer does not compile. */
const WRITERS: Record<Exclude<keyof ImportProduct, 'row' | ProductPart>, Writer> = {
  sizes: writeSizes,
  traits: (tx, written, { book }) => writeTraits(tx, written, book),
  photos: (tx, written, { photos }) => writePhotos(tx, written, photos),
  version_of: writeVersions,
  old_address: (tx, written, { now }) => writeOldAddresses(tx, written, now),
};

export interface AppliedBatch {
  counts: ImportCounts;
  /** Everything that was added or changed, as it was before. */
  changes: ChangedRecord[];
}

/** Brings these products into the shop, or up to date; what is the same already is not touched. */
export async function applyBatch(
  tx: Transaction,
  batch: readonly ImportProduct[],
  book: CatalogueBook,
  options: Omit<Around, 'book'>,
): Promise<AppliedBatch> {
  await book.lockTree(tx);
  const before = await listStates(tx, batch);
  const written = await writeProducts(tx, batch, book, options);
  const touched = new Set(written.flatMap(({ id, isNew, changed }) => (isNew || changed ? id : [])));
  for (const write of Object.values(WRITERS)) {
    for (const id of await write(tx, written, { ...options, book })) touched.add(id);
  }
  await refreshShown(tx, [...touched], options.now);
  await followPartsLater(tx, [...touched], options.now);
  await purgeTags({ db: tx }, [...book.tags, ...(await tagsShowing(tx, [...touched]))]);
  const created = written.filter(({ isNew }) => isNew);
  const changed = written.flatMap(({ id, isNew }) => (!isNew && touched.has(id) ? id : []));
  const changes = [...book.changes, ...(await productChanges(tx, { before, created, changed }))];
  book.tags = [];
  book.changes = [];
  const unchanged = batch.length - created.length - changed.length;
  return { counts: { created: created.length, changed: changed.length, unchanged }, changes };
}

/** The products of the batch that the shop has, in the order in which everybody locks them. */
async function listStates(tx: Transaction, batch: readonly ImportProduct[]) {
  const codes = batch.map(({ code }) => code);
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from ${products} where code = any(${sql.param(codes)}::text[]) order by id for no key update`,
  );
  return readStates(
    tx,
    rows.map(({ id }) => id),
  );
}
