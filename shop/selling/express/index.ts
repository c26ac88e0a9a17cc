export { type ExpressCheckout, getExpressCheckout } from './get-express-checkout.ts';
export { listBasketExpress } from './list-basket-express.ts';
