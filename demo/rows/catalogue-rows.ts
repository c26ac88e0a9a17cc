import { demoCategories } from '#demo/catalogue/categories.ts';
import { demoProducts } from '#demo/catalogue/models.ts';
import { demoProducers, demoSeries, responsiblePerson } from '#demo/catalogue/producers.ts';
import { demoDictionary, demoTraits, type TraitKey } from '#demo/catalogue/traits.ts';
import { photosOf } from '#demo/photos.ts';
import { departmentScenes, sceneFile } from '#demo/scenes.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { categories, dictionaryEntries, producers, series, traits, traitValues } from '#server/shop/schema.ts';

export const categoryRows = (): (typeof categories.$inferInsert)[] =>
  demoCategories.map(({ id, parentId, level, name, wholeName, slug, description, comparison, path }, position) => {
    const shown = demoProducts.find(
      (product) => product.photoSets.length > 0 && categoryPath(product.category).includes(id),
    );
    const [set] = shown?.photoSets ?? [];
    const scene = parentId === null ? departmentScenes[slug] : undefined;
    const product = set ? (photosOf(set)[0]?.file ?? null) : null;
    return {
      id,
      parentId,
      level,
      name,
      wholeName: wholeName ?? null,
      slug,
      position,
      path: [...path],
      googleCategory: comparison?.google ?? null,
      ceneoCategory: comparison?.ceneo ?? null,
      description: description === '' ? '' : `<p>${description}</p>`,
      photo: scene ? sceneFile(scene) : product,
    };
  });

const paths = new Map(demoCategories.map(({ slug, path }) => [slug, path]));

/** Ids from the root to the category, itself included. */
export function categoryPath(slug: string): readonly number[] {
  const path = paths.get(slug);
  if (!path) throw new Error(`No category called ${slug}`);
  return path;
}

export const producerRows = (): (typeof producers.$inferInsert)[] =>
  Object.values(demoProducers).map((producer) => ({
    ...producer,
    slug: slugOf(producer.name),
    description: `<p>${producer.description}</p>`,
    responsibleName: responsiblePerson.name,
    responsibleAddress: responsiblePerson.address,
    responsibleEmail: responsiblePerson.email,
  }));

export const seriesRows = (): (typeof series.$inferInsert)[] =>
  Object.values(demoSeries).map(({ id, name, producer, description }) => ({
    id,
    name,
    slug: slugOf(name),
    description: `<p>${description}</p>`,
    producerId: demoProducers[producer].id,
  }));

export const traitRows = (): (typeof traits.$inferInsert)[] =>
  Object.values(demoTraits).map(({ id, name }) => ({ id, name, position: id }));

export const dictionaryRows = (): (typeof dictionaryEntries.$inferInsert)[] =>
  Object.values(demoDictionary).map((entry) => ({ ...entry }));

export interface TraitValueBook {
  rows: (typeof traitValues.$inferInsert)[];
  idOf(trait: TraitKey, value: string): number;
}

/** Values in the order in which the catalogue first names them. */
export function traitValueBook(): TraitValueBook {
  const ids = new Map<string, number>();
  const rows: (typeof traitValues.$inferInsert)[] = [];
  const idOf = (trait: TraitKey, value: string) => {
    const key = `${trait}=${value}`;
    const existing = ids.get(key);
    if (existing) return existing;
    const id = ids.size + 1;
    ids.set(key, id);
    rows.push({ id, traitId: demoTraits[trait].id, value });
    return id;
  };
  return { rows, idOf };
}
