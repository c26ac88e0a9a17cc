import { and, desc, eq, getTableColumns, ilike, lt, or } from 'drizzle-orm';
import { keepPicture, prepareUpload, type UploadRefusal } from '#modules/catalogue/media/server/index.ts';
import { changeRow, type OwnedRows, removeRow, saveRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { likePattern } from '#platform/db/server/like-pattern.ts';
import { OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { contentPictures } from './tables.ts';

const FOLDER = 'tresc';
const MAX_ALT_LENGTH = 300;

export type Picture = Omit<typeof contentPictures.$inferSelect, 'createdAt'>;

const OWNED: OwnedRows<typeof contentPictures> = {
  table: contentPictures,
  kind: 'picture',
  tags: [],
};

export async function addPicture(
  shop: Shop,
  file: { name: string; bytes: Uint8Array },
  alt: string,
): Promise<Picture | { refused: UploadRefusal | 'alt-missing' }> {
  const words = alt.trim().slice(0, MAX_ALT_LENGTH);
  if (words === '') return { refused: 'alt-missing' };
  const prepared = await prepareUpload(file, OWNER_PICTURES);
  if ('refused' in prepared) return prepared;
  const kept = {
    file: await keepPicture(shop, FOLDER, prepared),
    width: prepared.width ?? 0,
    height: prepared.height ?? 0,
    name: prepared.originalName,
    alt: words,
  };
  const outcome = await saveRow(shop, OWNED, null, { ...kept, createdAt: shop.now() });
  if (!outcome.ok) throw new Error('The picture was not kept');
  return { id: outcome.id, ...kept };
}

export function listPictures(
  { db }: Shop,
  { text = '', before, limit }: { text?: string; before?: number; limit: number },
): Promise<Picture[]> {
  const like = likePattern(text);
  const { createdAt, ...shown } = getTableColumns(contentPictures);
  return db
    .select(shown)
    .from(contentPictures)
    .where(
      and(
        text === '' ? undefined : or(ilike(contentPictures.name, like), ilike(contentPictures.alt, like)),
        before === undefined || !isRowId(before) ? undefined : lt(contentPictures.id, before),
      ),
    )
    .orderBy(desc(createdAt), desc(contentPictures.id))
    .limit(limit);
}

export async function describePicture(
  shop: Shop,
  id: number,
  alt: string,
): Promise<'saved' | 'alt-missing' | 'unknown'> {
  const words = alt.trim().slice(0, MAX_ALT_LENGTH);
  if (words === '') return 'alt-missing';
  const outcome = await changeRow(shop, OWNED, id, { alt: words });
  return outcome.ok ? 'saved' : 'unknown';
}

export async function removePicture(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  if (!isRowId(id)) return 'unknown';
  const [known] = await shop.db.select().from(contentPictures).where(eq(contentPictures.id, id));
  if (!known) return 'unknown';
  const outcome = await removeRow(shop, OWNED, id, (tx) => isShown(tx, shop, known.file));
  if (outcome === 'removed') await shop.files.media.remove(known.file);
  return outcome;
}

/** A picture of the texts or products, or one that is already in use. */
export async function isKnownPicture(shop: Shop, file: string): Promise<boolean> {
  if ((await shop.db.$count(contentPictures, eq(contentPictures.file, file))) > 0) return true;
  return (await shop.later.findPictureUses(shop.db, file)).asPhoto;
}

async function isShown(tx: Transaction, shop: Shop, file: string): Promise<boolean> {
  const { asPhoto, inText } = await shop.later.findPictureUses(tx, file);
  return asPhoto || inText;
}
