import { asc, eq, getTableColumns, max } from 'drizzle-orm';
import {
  keepPicture,
  openPicture,
  prepareUpload,
  type UploadRefusal,
  WorkQueue,
} from '#modules/catalogue/media/server/index.ts';
import { HOME_TAG } from '#modules/catalogue/products/rules/cache-tags.ts';
import type { Banner } from '#modules/content/pages/rules/page-snippets.ts';
import { purgeLater } from '#modules/content/pages/server/index.ts';
import { markOf, moveRow, type OwnedRows, removeRow, saveSeenRow } from '#platform/audit/server/index.ts';
import { cached } from '#platform/cache/server/cached.ts';
import { isRowId } from '#platform/db/server/columns.ts';
import type { Transaction } from '#platform/db/server/connect.ts';
import { OWNER_PICTURES } from '#platform/files/rules/owner-pictures.ts';
import type { Faults } from '#platform/forms/rules/typed-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import {
  BANNER_SIZES,
  type BannerSize,
  type BannerValues,
  bannerSizes,
  checkBanner,
  cropBox,
  isRunning,
} from '../rules/banner-fields.ts';
import { isBannerUsed, ofHome } from './manage-blocks.ts';
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

/** Devices without a new picture keep the stored one; a new banner may have one picture for all. */
export async function saveBanner(
  shop: Shop,
  id: number | null,
  values: BannerValues,
  files: Files,
  seen: string | undefined,
): Promise<BannerOutcome> {
  const faults = checkBanner(values);
  if (faults) return { ok: false, faults };
  const stored = id === null ? null : await findManagedBanner(shop, id);
  if (id !== null && !stored) return { ok: false, error: 'unknown' };
  const pictures = Object.fromEntries(
    bannerSizes.map((size) => [COLUMNS[size], files[size] ?? stored?.[COLUMNS[size]] ?? '']),
  ) as Record<(typeof COLUMNS)[BannerSize], string>;
  if (Object.values(pictures).some((file) => file === '')) return { ok: false, error: 'picture-missing' };
  const [last] = await shop.db.select({ position: max(banners.position) }).from(banners);
  const position = stored?.position ?? (last?.position ?? 0) + 1;
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

type Pictures = Pick<typeof banners.$inferInsert, 'srcMobile' | 'srcTablet' | 'srcDesktop'>;
export type GivenBanner = Omit<BannerValues, 'startsAt' | 'endsAt'> & Pictures & { id: number };

export async function addBanners(tx: Transaction, given: readonly GivenBanner[]): Promise<void> {
  for (const [at, { id, srcMobile, srcTablet, srcDesktop, ...fields }] of given.entries()) {
    const values = { ...fields, startsAt: null, endsAt: null };
    const faults = checkBanner(values);
    if (faults) throw new Error(`Banner ${id} cannot be saved: ${JSON.stringify(faults)}`);
    await tx.insert(banners).values({ ...values, srcMobile, srcTablet, srcDesktop, id, position: at + 1 });
  }
}

const listAllBanners = cached(ofHome, async (shop) => {
  const { position, ...shown } = getTableColumns(banners);
  return shop.db.select(shown).from(banners).orderBy(position, banners.id);
});

export async function listBanners(shop: Shop): Promise<Banner[]> {
  const at = shop.seenAt ?? shop.now();
  const running = (await listAllBanners(shop)).filter((banner) => isRunning(banner, at));
  return running.map(({ startsAt: _from, endsAt: _to, ...banner }) => banner);
}
