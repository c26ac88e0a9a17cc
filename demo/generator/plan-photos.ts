import { bundleArt } from '../catalogue/give-shapes.ts';
import { demoProducts } from '../catalogue/models.ts';
import type { DemoPhotoSet, DemoProduct } from '../catalogue/types.ts';
import { demoHomeBlocks } from '../content/home-blocks.ts';
import { largePhotoSize, type PhotoSize, type PhotoView, photoKey, photoSize } from '../photos.ts';
import { categoryPath, categoryRows } from '../rows/catalogue-rows.ts';
import { type DemoScene, departmentScenes } from '../scenes.ts';
import { hasBack, stands } from './models/index.ts';

export interface PlannedSet {
  set: DemoPhotoSet;
  views: readonly PhotoView[];
  size: PhotoSize;
  /** What is seen behind it in use: the scene of its department. */
  scene: DemoScene;
  /** The sets of which a bundle is put together. */
  parts?: readonly DemoPhotoSet[];
}

const few: readonly PhotoView[] = ['przod', 'scena'];
/** What is worn is also looked at from behind. */
const worn: readonly PhotoView[] = ['przod', 'tyl', 'scena'];
/** Weave, knit and seams are seen from near. */
const near: readonly PhotoView[] = [...worn, 'detal'];
const many: readonly PhotoView[] = ['przod', 'skos', 'scena'];
const all: readonly PhotoView[] = [...many, 'detal'];

const departments = new Map(categoryRows().map(({ id, slug }) => [id, departmentScenes[slug]]));
const products = new Map(demoProducts.map((product) => [product.id, product]));

const byPopularity = demoProducts
  .filter(({ parts }) => !parts)
  .sort((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0));

/** In these colours too what is worn has all its sides; more would take more room than the pictures have. */
const mostSold = new Set(byPopularity.slice(0, 44));

/** Some show what a product with few photos looks like. */
const shownWhole = byPopularity.filter(({ photoCount }) => photoCount === undefined);

const twoDozen = shownWhole.slice(0, 24);

/** What stands first in the shop, on its main page and in each department: looked at most, it is shown in four ways. */
export const bestSellers: ReadonlySet<DemoProduct> = new Set([
  ...twoDozen,
  ...demoHomeBlocks
    .flatMap(({ kind, content }) => (kind === 'story' ? content.products : []))
    .flatMap((id) => products.get(id) ?? []),
  ...[...departments.keys()].flatMap((id) =>
    shownWhole.filter(({ category }) => categoryPath(category)[0] === id).slice(0, 3),
  ),
]);

/** Of these all views are large: what sells best, bundles, and the first of the catalogue, by which the shop is shown to others. */
const largeSets: ReadonlySet<string> = new Set(
  [...twoDozen, ...demoProducts.filter(({ id, parts }) => parts || id === 1)].flatMap(({ photoSets }) =>
    photoSets.map(photoKey),
  ),
);

/** What most people come for. */
const wanted = new Set(['koszulka', 'kurtka', 'polar', 'puchowka']);

function partsOf({ parts }: DemoProduct): readonly DemoPhotoSet[] | undefined {
  return parts?.flatMap(({ productId, quantity }) => {
    const [set] = products.get(productId)?.photoSets ?? [];
    return set ? Array.from({ length: quantity }, () => set) : [];
  });
}

/** Bundles are all in one department, their parts where they are used: a tent outdoors, dishes at a table. */
function sceneOf({ parts, category }: DemoProduct): DemoScene {
  const first = products.get(parts?.[0]?.productId ?? 0);
  return departments.get(categoryPath(first?.category ?? category)[0] ?? 0) ?? 'gorce';
}

function viewsOf(product: DemoProduct): readonly PhotoView[] {
  const closeUps = product.enclosures?.some(({ file }) => file.endsWith('-detal.webp'));
  if (product.photoSets.length > 1 || closeUps) return all;
  const firstOfModel = product.versionGroup === undefined || product.versionGroup === product.id;
  const [set] = product.photoSets;
  if (!set || set.art === bundleArt) return few;
  if (bestSellers.has(product)) return hasBack(set) ? near : all;
  if (firstOfModel && stands(set)) return many;
  if (!hasBack(set) || !(firstOfModel || mostSold.has(product))) return few;
  return wanted.has(set.art) ? near : worn;
}

/** Which photos the catalogue needs: front and in use of every object in every shape and colour, another side of a model's first colour if it has one, and more of what most people come for. */
export function planPhotos(): PlannedSet[] {
  const planned = new Map<string, PlannedSet>();
  for (const product of demoProducts) {
    if (product.photoCount === 0) continue;
    const scene = sceneOf(product);
    for (const set of product.photoSets) {
      const known = planned.get(photoKey(set));
      const views = viewsOf(product);
      if (known && known.views.length >= views.length) continue;
      const size = largeSets.has(photoKey(set)) ? largePhotoSize : photoSize;
      planned.set(photoKey(set), { scene, size, parts: partsOf(product), ...known, set, views });
    }
  }
  return [...planned.values()];
}
