import type { BasketOnWire, BasketProductOnWire, BasketUser } from '../basket-answer.ts';
import { asList, asNumber, asRecord, asText, type Json } from './call.ts';

/** `GET /ajax/basket.php?getAjax=true` (S7.27); null after a failure, when the shown basket stays (S7.29). */
export async function fetchBasket(options: { signal?: AbortSignal } = {}): Promise<BasketOnWire | null> {
  try {
    const response = await fetch('/ajax/basket.php?getAjax=true', options);
    return parseBasket(await response.json());
  } catch {
    return null;
  }
}

/** A basket, bare or in `{"basket": …}`, of the old or new shape; null for anything else. */
export function parseBasket(data: unknown): BasketOnWire | null {
  const outer = asRecord(data);
  const basket = 'basket' in outer ? asRecord(outer.basket) : outer;
  if (!('products' in basket) && !('productsCounter' in basket)) return null;
  const products = asList(basket.products).map((product) => parseBasketProduct(asRecord(product)));
  return {
    productsCounter: asNumber(basket.productsCounter, products.length),
    productsNumber: asNumber(
      basket.productsNumber,
      products.reduce((sum, product) => sum + product.count, 0),
    ),
    worth: asNumber(basket.worth),
    worth_formatted: asText(basket.worth_formatted),
    worth_net_formatted: asText(basket.worth_net_formatted),
    ...presentTexts(basket, ['shippingCost', 'shippingCost_formatted', 'shippingCost_net_formatted', 'toShippingFree']),
    user: parseUser(asRecord(basket.user)),
    products,
  };
}

/** Worths are below `prices`; older answers have them in the product (S3.42). */
function parseBasketProduct(product: Json): BasketProductOnWire {
  const prices = { ...product, ...asRecord(product.prices) };
  return {
    id: asText(product.id),
    name: asText(product.name),
    link: asText(product.link),
    icon: asText(product.icon),
    size: asText(product.size),
    size_name: asText(product.size_name),
    product_version_name: asText(product.product_version_name),
    count: asNumber(product.count),
    worth_unit: asText(product.worth_unit),
    subscription_period: asText(product.subscription_period) || '0',
    md5_additional: asText(product.md5_additional),
    prices: {
      worth_net_formatted: asText(prices.worth_net_formatted),
      worth_gros_formatted: asText(prices.worth_gros_formatted),
    },
    details: asList(product.details).map(asText),
  };
}

function presentTexts<Name extends string>(basket: Json, names: Name[]): { [N in Name]?: string } {
  const present = names.filter((name) => asText(basket[name]) !== '').map((name) => [name, asText(basket[name])]);
  return Object.fromEntries(present) as { [N in Name]?: string };
}

function parseUser(user: Json): BasketUser {
  return {
    wholesaler: user.wholesaler === true || user.wholesaler === 'true',
    loggedIn: user.loggedIn === true,
    ...presentTexts(user, ['login', 'firstName', 'email']),
  };
}
