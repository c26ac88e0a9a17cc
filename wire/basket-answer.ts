import type { LineOutcome } from '#modules/sales/basket/rules/line-outcome.ts';

/** Contract 2.12 */
export interface BasketOnWire {
  productsCounter: number;
  productsNumber: number;
  worth: number;
  worth_formatted: string;
  worth_net_formatted: string;
  shippingCost?: string;
  shippingCost_formatted?: string;
  shippingCost_net_formatted?: string;
  /** Left out when delivery is never free, because an empty text counts as 0. */
  toShippingFree?: string;
  user: BasketUser;
  products: BasketProductOnWire[];
}

export interface BasketUser {
  wholesaler: boolean;
  loggedIn: boolean;
  login?: string;
  firstName?: string;
  /** Default of forms with an address. */
  email?: string;
}

export interface BasketProductOnWire {
  id: string;
  name: string;
  link: string;
  icon: string;
  size: string;
  size_name: string;
  product_version_name: string;
  count: number;
  worth_unit: string;
  subscription_period: string;
  md5_additional: string;
  prices: { worth_net_formatted: string; worth_gros_formatted: string };
  /** Beyond the contract: choices of the line as text; left out when empty. */
  details?: string[];
}

/** The answer of `/ajax/basket.php` and, with the outcomes of the change, of `/basketchange.php`. */
export interface BasketAnswer {
  basket: BasketOnWire;
  outcomes?: LineOutcome[];
}
