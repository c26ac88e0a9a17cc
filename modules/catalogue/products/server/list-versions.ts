import { and, asc, eq, sql } from 'drizzle-orm';
import { storedRows } from '#platform/cache/server/cached-rows.ts';
import { prepared } from '#platform/db/server/prepared.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { MENU_TAG, productTag } from '../rules/cache-tags.ts';
import type { CardVersion, ProductCard } from '../rules/product-card.ts';
import { products } from './tables.ts';

const findVersions = prepared((db: Shop['db']) =>
  db
    .select({
      id: products.id,
      name: products.name,
      slug: products.slug,
      versionGroup: products.versionGroup,
      versionName: products.versionName,
      versionTone: products.versionTone,
      available: products.available,
    })
    .from(products)
    .where(and(eq(products.visible, true), sql`${products.versionGroup} = any(${sql.placeholder('models')})`))
    .orderBy(asc(products.versionGroup), asc(products.id))
    .prepare('card-versions'),
);

const CACHE_SECONDS = 300;
const MAX_MODELS = 5_000;

/** By model; a new version is a change of the catalogue's tree, which purges the menu. */
const readVersions = storedRows<CardVersion[]>({
  seconds: CACHE_SECONDS,
  max: MAX_MODELS,
  tagsOf: (_model, versions) => [MENU_TAG, ...versions.map(({ id }) => productTag(id))],
  async read(shop, models) {
    const rows = await findVersions(shop.db, { models: [...models] });
    const groups = Map.groupBy(rows, ({ versionGroup }) => versionGroup ?? 0);
    return new Map([...groups].map(([model, group]) => [model, group.map(toVersion)]));
  },
});

type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

function toVersion({ id, name, slug, versionName, versionTone, available }: VersionRow): CardVersion {
  return { id, available, name: versionName ?? name, tone: versionTone ?? '', link: productLink(id, slug) };
}

/** By product: all versions of its model. A model with one version left has no choice to offer. */
export async function listVersions(shop: Shop, models: readonly number[]): Promise<ReadonlyMap<number, CardVersion[]>> {
  if (models.length === 0) return new Map();
  const groups = await readVersions(shop, models);
  const several = [...groups.values()].filter(({ length }) => length > 1);
  return new Map(several.flatMap((versions) => versions.map(({ id }): [number, CardVersion[]] => [id, versions])));
}

export function withVersions(card: ProductCard, versions: ReadonlyMap<number, CardVersion[]>): ProductCard {
  return { ...card, versions: versions.get(card.id) ?? [] };
}

/** Tags of a page with this card: also its other colours, which it offers. */
export function tagsOfCard({ id, versions }: ProductCard): string[] {
  return versions.length > 0 ? versions.map((version) => productTag(version.id)) : [productTag(id)];
}
