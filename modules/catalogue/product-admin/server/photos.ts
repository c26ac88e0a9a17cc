import { and, asc, eq, sql } from 'drizzle-orm';
import {
  keepPictureFor,
  openPicture,
  prepareUpload,
  type UploadRefusal,
} from '#modules/catalogue/media/server/index.ts';
import { photos, products, refreshShown, tagsShowing } from '#modules/catalogue/products/server/index.ts';
import { recordChange } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Queries, Transaction } from '#platform/db/server/connect.ts';
import { purgeTags } from '#platform/db/server/purge-tags.ts';
import { OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import { writeFocus } from '#platform/images/rules/photo-focus.ts';
import type { Shop } from '#platform/shop/server/shop.ts';

const MAX_PHOTOS = 40;

export type AddPhotoOutcome = 'added' | 'unknown' | 'too-many' | UploadRefusal;

export function listPhotos({ db }: { db: Queries }, productId: number) {
  return db.select().from(photos).where(eq(photos.productId, productId)).orderBy(asc(photos.position), asc(photos.id));
}

/** Stores a photo after the others of the product: encoded again, bounded as every upload is (X.44). */
export async function addPhoto(
  shop: Shop,
  productId: number,
  file: { name: string; bytes: Uint8Array },
): Promise<AddPhotoOutcome> {
  const prepared = await prepareUpload(file, OWNER_PICTURES);
  if ('refused' in prepared) return prepared.refused;
  const tone = await toneOf(prepared.bytes);
  const { width, height } = prepared;
  const write = (name: string) =>
    changePhotos<AddPhotoOutcome>(shop, productId, async (tx, known) => {
      if (known.length >= MAX_PHOTOS) return 'too-many';
      const [product] = await tx.select({ name: products.name }).from(products).where(eq(products.id, productId));
      await tx.insert(photos).values({
        productId,
        position: known.length,
        file: name,
        width: width ?? 0,
        height: height ?? 0,
        tone,
        alt: product?.name ?? '',
      });
      return 'added';
    });
  return keepPictureFor(shop, 'produkty', prepared, write, (outcome) => outcome === 'added');
}

async function toneOf(bytes: Uint8Array): Promise<string> {
  const opened = await openPicture(bytes, 'owner');
  if ('refused' in opened) return '';
  const pixel = await opened.picture.resize(1, 1).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return `#${pixel.subarray(0, 3).toString('hex')}`;
}

/** Puts the photos into this order; those it does not name come after. */
export function orderPhotos(shop: Shop, productId: number, ids: readonly number[]): Promise<'done' | 'unknown'> {
  return changePhotos(shop, productId, async (tx, known) => {
    const rank = (id: number) => (ids.includes(id) ? ids.indexOf(id) : ids.length + known.indexOf(id));
    const order = known.toSorted((a, b) => rank(a) - rank(b));
    await tx.execute(sql`
      update ${photos} set position = place.at - 1
      from json_array_elements_text(${JSON.stringify(order)}::json) with ordinality as place (id, at)
      where ${photos}.id = place.id::int and ${photos}.product_id = ${productId}`);
    return 'done';
  });
}

/** Says in words what a photo shows. */
export function describePhoto(shop: Shop, productId: number, id: number, alt: string): Promise<'done' | 'unknown'> {
  if (!isRowId(id)) return Promise.resolve('unknown');
  return changePhotos(shop, productId, async (tx) => {
    await tx
      .update(photos)
      .set({ alt: alt.trim().slice(0, 300) })
      .where(ofProduct(productId, id));
    return 'done';
  });
}

/** Says what a crop of a photo keeps: percent from the left and from the top. */
export function focusPhoto(
  shop: Shop,
  productId: number,
  id: number,
  { x, y }: { x: unknown; y: unknown },
): Promise<'done' | 'unknown'> {
  if (!isRowId(id)) return Promise.resolve('unknown');
  return changePhotos(shop, productId, async (tx) => {
    await tx
      .update(photos)
      .set({ focus: writeFocus(x, y) })
      .where(ofProduct(productId, id));
    return 'done';
  });
}

/** The file stays: orders and mails may show it. */
export function removePhoto(shop: Shop, productId: number, id: number): Promise<'done' | 'unknown'> {
  if (!isRowId(id)) return Promise.resolve('unknown');
  return changePhotos(shop, productId, async (tx) => {
    await tx.delete(photos).where(ofProduct(productId, id));
    return 'done';
  });
}

const ofProduct = (productId: number, id: number) => and(eq(photos.productId, productId), eq(photos.id, id));

type Shown = { file: string; alt: string; focus: string };

/** One change of a product's photos: cards and pages follow, and the log says what they were. */
async function changePhotos<Outcome extends string>(
  shop: Shop,
  productId: number,
  change: (tx: Transaction, ids: number[]) => Promise<Outcome>,
): Promise<Outcome | 'unknown'> {
  if (!isRowId(productId)) return 'unknown';
  return shop.db.transaction(async (tx) => {
    const owner = tx.select({ id: products.id }).from(products).where(eq(products.id, productId));
    if ((await owner.for('no key update')).length === 0) return 'unknown';
    const read = async () =>
      (await listPhotos({ db: tx }, productId)).map(({ id, file, alt, focus }) => ({
        id,
        file,
        alt,
        focus,
      }));
    const before = await read();
    const outcome = await change(
      tx,
      before.map(({ id }) => id),
    );
    const after = await read();
    const named = (list: readonly Shown[]) => ({
      photos: list.map(({ file, alt, focus }) => `${file} (${alt}) ${focus}`.trim()),
    });
    if (JSON.stringify(before) === JSON.stringify(after)) return outcome;
    const object = { kind: 'product', id: productId };
    await recordChange(tx, shop, { action: 'product.photos-changed', object, from: named(before), to: named(after) });
    await refreshShown(tx, [productId], shop.now());
    await purgeTags({ db: tx }, await tagsShowing(tx, [productId]));
    return outcome;
  });
}
