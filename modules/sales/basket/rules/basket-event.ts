import { CURRENCY, type Grosze } from '#platform/money/rules/grosze.ts';

/** Names of the analytics events a change of the basket causes. */
export type BasketEventName = 'add_to_cart' | 'remove_from_cart' | 'add_to_wishlist';

export interface EventItem {
  productId: number;
  name: string;
  variant: string;
  unitPrice: Grosze;
  quantity: number;
}

/** A script that pushes the event to `dataLayer`, where the shop's analytics read it. */
export function writeBasketEvent(event: BasketEventName, items: readonly EventItem[]): string {
  const value = items.reduce((sum, item) => sum + item.unitPrice * item.quantity, 0);
  const pushed = {
    event,
    ecommerce: {
      currency: CURRENCY,
      value: Math.round(value) / 100,
      items: items.map((item) => ({
        item_id: String(item.productId),
        item_name: item.name,
        item_variant: item.variant,
        price: item.unitPrice / 100,
        quantity: item.quantity,
      })),
    },
  };
  // A product named `</script>` must stay a name wherever the script is written.
  const data = JSON.stringify(pushed)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
  return `(window.dataLayer=window.dataLayer||[]).push(${data});`;
}
