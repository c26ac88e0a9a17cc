export { type ExpressCheckout, getExpressCheckout, listBasketExpress } from './express-checkout.ts';
export {
  addExpress,
  findManagedExpress,
  listManagedExpress,
  type ManagedExpress,
  moveExpress,
  NEW_EXPRESS,
  removeExpress,
  saveExpress,
  switchExpress,
} from './manage-express.ts';
export { expressProviders } from './tables.ts';
