import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { listNamed } from '#modules/catalogue/product-admin/server/index.ts';
import {
  dictionaryFields,
  producerFields,
  seriesFields,
  traitFields,
  warrantyFields,
} from '#modules/catalogue/products/rules/group-fields.ts';
import * as attributes from '../server/index.ts';
import * as texts from '../texts/panel.ts';

const ACCESS = { see: 'catalogue.see', change: 'catalogue.change' } as const;

export const PRODUCERS: Resource<typeof producerFields> = {
  list: '/zaplecze/producenci',
  access: ACCESS,
  texts: texts.producers,
  fields: producerFields,
  groups: [
    { names: ['name', 'slug', 'description'] },
    { title: texts.producers.groups.maker, lead: texts.producers.groups.lead, names: ['address', 'email'] },
    {
      title: texts.producers.groups.responsible,
      names: ['responsibleName', 'responsibleAddress', 'responsibleEmail'],
    },
  ],
  nameField: 'name',
  defaultValues: attributes.NEW_PRODUCER,
  async rows(shop) {
    const producers = await attributes.listManagedProducers(shop);
    return producers.map(({ id, name, products, detail }) => ({
      id,
      name,
      cells: [products, detail || texts.producers.noContact],
    }));
  },
  find: attributes.findManagedProducer,
  save: attributes.saveProducer,
  remove: attributes.removeProducer,
};

export const SERIES: Resource<typeof seriesFields> = {
  list: '/zaplecze/serie',
  access: ACCESS,
  texts: texts.series,
  fields: seriesFields,
  nameField: 'name',
  defaultValues: attributes.NEW_SERIES,
  async rows(shop) {
    const series = await attributes.listManagedSeries(shop);
    return series.map(({ id, name, products, detail }) => ({ id, name, cells: [products, detail] }));
  },
  find: attributes.findManagedSeries,
  save: attributes.saveSeries,
  remove: attributes.removeSeries,
  options: async (shop) => ({ producerId: await listNamed(shop, 'producers') }),
};

export const TRAITS: Resource<typeof traitFields> = {
  list: '/zaplecze/cechy',
  access: ACCESS,
  texts: texts.traits,
  fields: traitFields,
  nameField: 'name',
  defaultValues: attributes.NEW_TRAIT,
  async rows(shop) {
    const traits = await attributes.listManagedTraits(shop);
    return traits.map(({ id, name, values, products }) => ({ id, name, cells: [values, products] }));
  },
  find: attributes.findManagedTrait,
  save: attributes.saveTrait,
  move: attributes.moveTrait,
  remove: attributes.removeTrait,
};

export const DICTIONARY: Resource<typeof dictionaryFields> = {
  list: '/zaplecze/slownik',
  access: ACCESS,
  texts: texts.dictionary,
  fields: dictionaryFields,
  nameField: 'term',
  defaultValues: attributes.NEW_ENTRY,
  async rows(shop) {
    const entries = await attributes.listManagedEntries(shop);
    return entries.map(({ id, term, products }) => ({ id, name: term, cells: [products] }));
  },
  find: attributes.findManagedEntry,
  save: attributes.saveEntry,
  remove: attributes.removeEntry,
};

export const WARRANTIES: Resource<typeof warrantyFields> = {
  list: '/zaplecze/gwarancje',
  access: ACCESS,
  texts: texts.warranties,
  fields: warrantyFields,
  nameField: 'name',
  defaultValues: attributes.NEW_WARRANTY,
  async rows(shop) {
    const warranties = await attributes.listManagedWarranties(shop);
    return warranties.map(({ id, name, products }) => ({ id, name, cells: [products] }));
  },
  find: attributes.findManagedWarranty,
  save: attributes.saveWarranty,
  remove: attributes.removeWarranty,
};
