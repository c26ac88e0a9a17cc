import type { LoaderFunctionArgs } from 'react-router';
import { type Resource, savedAnswer } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import type { ResourceRow } from '#modules/back-office/resources/panel/resource-list.tsx';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listNamed } from '#modules/catalogue/product-admin/server/index.ts';
import {
  dictionaryFields,
  producerFields,
  seriesFields,
  traitFields,
  warrantyFields,
} from '#modules/catalogue/products/rules/group-fields.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import * as words from '../server/index.ts';
import * as texts from '../texts/panel.ts';

export const PRODUCERS: Resource<typeof producerFields> = {
  list: '/zaplecze/producenci',
  fields: producerFields,
  fresh: words.NEW_PRODUCER,
  find: words.findManagedProducer,
  save: words.saveProducer,
  remove: words.removeProducer,
};

export const SERIES: Resource<typeof seriesFields> = {
  list: '/zaplecze/serie',
  fields: seriesFields,
  fresh: words.NEW_SERIES,
  find: words.findManagedSeries,
  save: words.saveSeries,
  remove: words.removeSeries,
  options: async (shop) => ({ producerId: await listNamed(shop, 'producers') }),
};

export const TRAITS: Resource<typeof traitFields> = {
  list: '/zaplecze/cechy',
  fields: traitFields,
  fresh: words.NEW_TRAIT,
  find: words.findManagedTrait,
  save: words.saveTrait,
  move: words.moveTrait,
  remove: words.removeTrait,
};

export const ENTRIES: Resource<typeof dictionaryFields> = {
  list: '/zaplecze/slownik',
  fields: dictionaryFields,
  fresh: words.NEW_ENTRY,
  find: words.findManagedEntry,
  save: words.saveEntry,
  remove: words.removeEntry,
};

export const WARRANTIES: Resource<typeof warrantyFields> = {
  list: '/zaplecze/gwarancje',
  fields: warrantyFields,
  fresh: words.NEW_WARRANTY,
  find: words.findManagedWarranty,
  save: words.saveWarranty,
  remove: words.removeWarranty,
};

type Kind = 'producers' | 'series' | 'traits' | 'dictionary' | 'warranties';

/** What a list of words says of each, next to its name. */
const ROWS: Record<Kind, (shop: Shop) => Promise<ResourceRow[]>> = {
  producers: async (shop) =>
    (await words.listManagedProducers(shop)).map(({ id, name, products, detail }) => ({
      id,
      name,
      cells: [products, detail || texts.producers.noContact],
    })),
  series: async (shop) =>
    (await words.listManagedSeries(shop)).map(({ id, name, products, detail }) => ({
      id,
      name,
      cells: [products, detail],
    })),
  traits: async (shop) =>
    (await words.listManagedTraits(shop)).map(({ id, name, values, products }) => ({
      id,
      name,
      cells: [values, products],
    })),
  dictionary: async (shop) =>
    (await words.listManagedEntries(shop)).map(({ id, term, products }) => ({ id, name: term, cells: [products] })),
  warranties: async (shop) =>
    (await words.listManagedWarranties(shop)).map(({ id, name, products }) => ({ id, name, cells: [products] })),
};

export async function loadWords(kind: Kind, { context, request }: LoaderFunctionArgs) {
  return {
    rows: await ROWS[kind](staffShop(context)),
    mayChange: isAllowed(context, 'catalogue.change'),
    saved: savedAnswer(request),
  };
}
