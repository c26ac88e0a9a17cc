export { type ExpressCheckout, getExpressCheckout, listBasketExpress } from './express-checkout.ts';
