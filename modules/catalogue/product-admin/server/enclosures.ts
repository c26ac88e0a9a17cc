import { asc, eq, sql } from 'drizzle-orm';
import { keepPictureFor, prepareUpload, type UploadRefusal } from '#modules/catalogue/media/server/index.ts';
import { enclosures, products, tagsShowing } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { detectFileType, type FileType } from '#platform/files/rules/file-type.ts';
import { OWNER_MEDIA, OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const MAX_FILES = 30;
const MAX_TITLE_LENGTH = 200;
/** Manuals and drawings. */
const LIMITS = { ...OWNER_PICTURES, types: ['application/pdf', ...OWNER_PICTURES.types] as const };

export type EnclosureOutcome = 'done' | 'unknown' | 'untitled';
export type AddEnclosureOutcome = EnclosureOutcome | 'too-many' | UploadRefusal;

export function listEnclosures({ db }: { db: Queries }, productId: number) {
  return db
    .select()
    .from(enclosures)
    .where(eq(enclosures.productId, productId))
    .orderBy(asc(enclosures.position), asc(enclosures.id));
}

type Enclosure = Awaited<ReturnType<typeof listEnclosures>>[number];

/** Keeps a file shoppers may open from the product's page. */
export async function addEnclosure(
  shop: Shop,
  productId: number,
  title: string,
  file: { name: string; bytes: Uint8Array; inGallery?: boolean },
): Promise<AddEnclosureOutcome> {
  const words = title.trim().slice(0, MAX_TITLE_LENGTH);
  if (words === '') return 'untitled';
  const isMedia = OWNER_MEDIA.types.some((type) => type === detectFileType(file.bytes));
  const prepared = await prepareUpload(file, isMedia ? OWNER_MEDIA : LIMITS);
  if ('refused' in prepared) return prepared.refused;
  const write = (name: string) =>
    changeEnclosures<AddEnclosureOutcome>(shop, productId, async (tx, known) => {
      if (known.length >= MAX_FILES) return 'too-many';
      await tx.insert(enclosures).values({
        productId,
        kind: kindOf(prepared.type, file.inGallery ?? false),
        title: words,
        file: name,
        bytes: prepared.bytes.byteLength,
        position: known.length,
      });
      return 'done';
    });
  return keepPictureFor(shop, 'pliki', prepared, write, (outcome) => outcome === 'done');
}

/** A film is among the photos, or opens from the list of files. */
function kindOf(type: FileType, inGallery: boolean): Enclosure['kind'] {
  if (type.startsWith('video/')) return inGallery ? 'film' : 'video';
  if (type.startsWith('audio/')) return 'audio';
  return type === 'application/pdf' ? 'document' : 'image';
}

export async function nameEnclosure(
  shop: Shop,
  productId: number,
  id: number,
  title: string,
): Promise<EnclosureOutcome> {
  const words = title.trim().slice(0, MAX_TITLE_LENGTH);
  if (words === '') return 'untitled';
  return changeEnclosures(shop, productId, async (tx, known) => {
    if (!known.some((one) => one.id === id)) return 'unknown';
    await tx.update(enclosures).set({ title: words }).where(eq(enclosures.id, id));
    return 'done';
  });
}

/** The file itself stays: a mail may lead to it. */
export function removeEnclosure(shop: Shop, productId: number, id: number): Promise<EnclosureOutcome> {
  return changeEnclosures(shop, productId, async (tx, known) => {
    if (!known.some((one) => one.id === id)) return 'unknown';
    await tx.delete(enclosures).where(eq(enclosures.id, id));
    return 'done';
  });
}

/** Puts a file so many places down among the product's, or up. */
export function moveEnclosure(shop: Shop, productId: number, id: number, places: 1 | -1): Promise<EnclosureOutcome> {
  return changeEnclosures(shop, productId, async (tx, known) => {
    const ids = known.map((one) => one.id);
    const from = ids.indexOf(id);
    if (from < 0) return 'unknown';
    const order = ids.toSpliced(from, 1).toSpliced(Math.max(0, from + places), 0, id);
    await tx.execute(sql`
      update ${enclosures} set position = place.at - 1
      from json_array_elements_text(${JSON.stringify(order)}::json) with ordinality as place (id, at)
      where ${enclosures}.id = place.id::int and ${enclosures}.product_id = ${productId}`);
    return 'done';
  });
}

/** One change of a product's files: its pages follow, and the log says what they were. */
async function changeEnclosures<Outcome extends string>(
  shop: Shop,
  productId: number,
  change: (tx: Transaction, known: readonly Enclosure[]) => Promise<Outcome>,
): Promise<Outcome | 'unknown'> {
  if (!isRowId(productId)) return 'unknown';
  return shop.db.transaction(async (tx) => {
    const owner = tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
    if ((await owner.for('no key update')).length === 0) return 'unknown';
    const before = await listEnclosures({ db: tx }, productId);
    const outcome = await change(tx, before);
    const [from, to] = [before, await listEnclosures({ db: tx }, productId)].map(named);
    if (JSON.stringify(from) === JSON.stringify(to)) return outcome;
    await recordChange(tx, shop, {
      action: 'product.files-changed',
      object: { kind: 'product', id: productId },
      from,
      to,
    });
    await purgeTags({ db: tx }, await tagsShowing(tx, [productId]));
    return outcome;
  });
}

function named(list: readonly Enclosure[]) {
  return { files: list.map(({ title, file }) => `${title} (${file})`) };
}
