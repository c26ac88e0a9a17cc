import type { Resource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { methodFields } from '../rules/method-fields.ts';
import * as payments from '../server/index.ts';
import { providers } from '../texts/panel.ts';

export const METHODS: Resource<typeof methodFields> = {
  list: '/zaplecze/platnosci',
  fields: methodFields,
  fresh: payments.NEW_METHOD,
  find: payments.findManagedMethod,
  save: payments.saveMethod,
  turn: payments.switchMethod,
  move: payments.moveMethod,
  remove: payments.removeMethod,
  options: async (shop) => ({
    provider: payments.listProviders(shop).map((value) => ({ value, label: providers[value] ?? value })),
  }),
};
