import type { Thing } from '#modules/back-office/resources/panel/thing-acts.server.ts';
import { expressFields } from '#modules/sales/payments/rules/express-fields.ts';
import * as express from '../server/index.ts';

export const EXPRESS: Thing<typeof expressFields> = {
  list: '/zaplecze/szybki-zakup',
  fields: expressFields,
  fresh: express.NEW_EXPRESS,
  find: express.findManagedExpress,
  save: express.saveExpress,
  turn: express.switchExpress,
  move: express.moveExpress,
  remove: express.removeExpress,
};
