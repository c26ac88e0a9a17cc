export { type ExpressCheckout, getExpressCheckout } from './get-express-checkout.ts';
