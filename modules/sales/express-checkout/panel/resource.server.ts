import type { Resource } from '#modules/back-office/resources/panel/resource.server.ts';
import { enabledState } from '#modules/back-office/resources/texts/panel.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import { express as texts } from '#modules/sales/payments/texts/panel.ts';
import * as express from '../server/index.ts';

export const EXPRESS: Resource<typeof expressFields> = {
  list: '/zaplecze/szybki-zakup',
  access: { see: 'offer.see', change: 'offer.change' },
  texts,
  fields: expressFields,
  nameField: 'name',
  defaultValues: express.NEW_EXPRESS,
  async rows(shop) {
    return (await express.listManagedExpress(shop)).map(({ id, name, code, basketOnly, enabled }) => ({
      id,
      name,
      cells: [code, basketOnly ? texts.places.basket : texts.places.everywhere],
      state: enabledState(enabled),
      isOn: enabled,
    }));
  },
  find: express.findManagedExpress,
  save: express.saveExpress,
  setEnabled: express.switchExpress,
  move: express.moveExpress,
  remove: express.removeExpress,
};
