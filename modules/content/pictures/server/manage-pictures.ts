import { and, desc, eq, getTableColumns, ilike, lt, or, sql } from 'drizzle-orm';
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

/** Keeps a picture for the texts of the shop, drawn anew without anything a camera adds. */
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

/** The newest first; `text` is part of its name or of its words. */
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

/** Says in words what a picture shows; texts that have it already keep theirs. */
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

/** Takes a picture away for good; one that something still shows stays. */
export async function removePicture(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  if (!isRowId(id)) return 'unknown';
  const [known] = await shop.db.select().from(contentPictures).where(eq(contentPictures.id, id));
  if (!known) return 'unknown';
  const outcome = await removeRow(shop, OWNED, id, (tx) => isShown(tx, known.file));
  if (outcome === 'removed') await shop.files.media.remove(known.file);
  return outcome;
}

/** A picture the shop has: of its texts, its products, or one it shows already. */
export async function isKnownPicture({ db }: Pick<Shop, 'db'>, file: string): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(sql`
    select exists (select from content_pictures where file = ${file}) or exists (select from photos where file = ${file})
      or exists (select from news where photo = ${file}) or exists (select from blog_entries where photo = ${file})
      or exists (select from banners where ${file} in (src_mobile, src_tablet, src_desktop)) as known`);
  return rows[0]?.known ?? false;
}

async function isShown(tx: Transaction, file: string): Promise<boolean> {
  const { rows } = await tx.execute<{ shown: boolean }>(sql`
    select exists (select from news where photo = ${file} or position(${file} in body) > 0)
      or exists (select from blog_entries where photo = ${file} or position(${file} in body) > 0)
      or exists (select from text_pages where position(${file} in body) > 0)
      or exists (select from banners where ${file} in (src_mobile, src_tablet, src_desktop))
      or exists (select from home_blocks where position(${file} in content::text) > 0)
      or exists (select from snippets where position(${file} in content) > 0)
      or exists (select from products where position(${file} in description) > 0
        or position(${file} in long_description) > 0) as shown`);
  return rows[0]?.shown ?? false;
}
