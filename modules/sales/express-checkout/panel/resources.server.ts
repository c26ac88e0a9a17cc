import type { Resource } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import * as express from '../server/index.ts';

export const EXPRESS: Resource<typeof expressFields> = {
  list: '/zaplecze/szybki-zakup',
  fields: expressFields,
  fresh: express.NEW_EXPRESS,
  find: express.findManagedExpress,
  save: express.saveExpress,
  turn: express.switchExpress,
  move: express.moveExpress,
  remove: express.removeExpress,
};
