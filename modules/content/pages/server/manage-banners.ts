import { asc, eq, max } from 'drizzle-orm';
import {
  keepPicture,
  openPicture,
  prepareUpload,
  type UploadRefusal,
  WorkQueue,
} from '#modules/catalogue/media/server/index.ts';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import {
  BANNER_SIZES,
  type BannerSize,
  type BannerValues,
  bannerSizes,
  checkBanner,
  cropBox,
} from '#modules/content/home/rules/banner-fields.ts';
import { markOf, moveRow, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { isBannerUsed } from './manage-home.ts';
import { purgeLater } from './purge-later.ts';
import { banners } from './tables.ts';

const OWNED: OwnedRows<typeof banners> = {
  table: banners,
  kind: 'banner',
  tags: [HOME_TAG],
};
const COLUMNS = { mobile: 'srcMobile', tablet: 'srcTablet', desktop: 'srcDesktop' } as const;

type Files = Partial<Record<BannerSize, string>>;

export function listManagedBanners({ db }: Shop) {
  return db.select().from(banners).orderBy(asc(banners.position), asc(banners.id));
}

export async function findManagedBanner({ db }: Shop, id: number) {
  if (!isRowId(id)) return null;
  const [row] = await db.select().from(banners).where(eq(banners.id, id));
  return row ? { ...row, mark: markOf(row) } : null;
}

const cutting = new WorkQueue(1);

/** Cuts a picture to the proportions of one kind of window, around its focus, and keeps it. */
export async function cutBannerPicture(
  shop: Shop,
  file: { name: string; bytes: Uint8Array },
  size: BannerSize,
  focus: { x: number; y: number },
): Promise<{ file: string } | { refused: UploadRefusal }> {
  const prepared = await prepareUpload(file, OWNER_PICTURES);
  if ('refused' in prepared) return prepared;
  const opened = await openPicture(prepared.bytes, 'owner');
  if ('refused' in opened) return opened;
  const target = BANNER_SIZES[size];
  const cut = opened.picture.extract(cropBox(opened, target, focus)).resize(target.width, target.height);
  const bytes = await cutting.run(() => cut.webp({ quality: 82, effort: 4 }).toBuffer());
  return { file: await keepPicture(shop, 'tresc', { type: 'image/webp', bytes }) };
}

export type BannerOutcome =
  | { ok: true; id: number }
  | { ok: false; faults: Faults }
  | { ok: false; error: 'stale' | 'unknown' | 'picture-missing' };

/** Writes a banner; kinds of windows without a picture of their own keep the one they have, or a new banner's only one. */
export async function saveBanner(
  shop: Shop,
  id: number | null,
  values: BannerValues,
  files: Files,
  seen: string | undefined,
): Promise<BannerOutcome> {
  const faults = checkBanner(values);
  if (faults) return { ok: false, faults };
  const known = id === null ? null : await findManagedBanner(shop, id);
  if (id !== null && !known) return { ok: false, error: 'unknown' };
  const pictures = Object.fromEntries(
    bannerSizes.map((size) => [COLUMNS[size], files[size] ?? known?.[COLUMNS[size]] ?? '']),
  ) as Record<(typeof COLUMNS)[BannerSize], string>;
  if (Object.values(pictures).some((file) => file === '')) return { ok: false, error: 'picture-missing' };
  const [last] = await shop.db.select({ position: max(banners.position) }).from(banners);
  const position = known?.position ?? (last?.position ?? 0) + 1;
  const andThen = async (tx: Transaction) => {
    for (const moment of [values.startsAt, values.endsAt]) await purgeLater(tx, [HOME_TAG], moment, shop.now());
  };
  const saved = await saveSeenRow(shop, OWNED, id, { ...values, ...pictures, position }, seen, { andThen });
  if (saved === 'stale') return { ok: false, error: 'stale' };
  return saved.ok ? saved : { ok: false, error: 'unknown' };
}

export function moveBanner(shop: Shop, id: number, places: 1 | -1): Promise<boolean> {
  return moveRow(shop, OWNED, id, places);
}

export function removeBanner(shop: Shop, id: number): Promise<'removed' | 'used' | 'unknown'> {
  return removeRow(shop, OWNED, id, (tx) => isBannerUsed(tx, id));
}
