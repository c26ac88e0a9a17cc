import type { ProductOffer, ProductSize } from '#rules/catalogue/products/product-page.ts';
import type { CheapestDelivery } from '#shop/selling/delivery/index.ts';
import { type ShopClock, writeSizeAvailability } from '../projector/write-size-availability.ts';
import { writeSizeDelivery } from '../projector/write-size-delivery.ts';
import { writeSizePrices } from '../projector/write-size-prices.ts';
import { element, type Xml } from '../xml.ts';

export interface SizeFacts {
  clock: ShopClock;
  delivery: CheapestDelivery;
  selected: boolean;
}

/** A size with its availability, delivery and price: the same values as `/ajax/projector.php` answers, as attributes. */
export function writeSizeXml(offer: ProductOffer, size: ProductSize, { clock, delivery, selected }: SizeFacts): Xml {
  const { shipping_time, delay_time, ...availability } = writeSizeAvailability(size, clock);
  const attributes = {
    type: size.type,
    description: size.name,
    amount: size.amount,
    amount_mm: size.amountMin ?? 0,
    amount_mo: size.amountMax ?? 0,
    amount_mw: 0,
    amount_mp: 0,
    selected: selected ? 'true' : null,
    phone_price: size.phonePrice,
    gratis: size.gratis,
    code_producer: size.code,
  };
  return element('size', attributes, [
    element('availability', availability, [element('shipping_time', shipping_time), element('delay_time', delay_time)]),
    element('delivery', writeSizeDelivery(offer, delivery)),
    writePriceXml(offer, size),
  ]);
}

/** Rebates of a multipack stand below the price, one element per tier. */
export function writePriceXml(offer: ProductOffer, size: ProductSize, more: Record<string, string> = {}): Xml {
  const { rebateNumber, ...price } = writeSizePrices(offer, size, { subscription: false, inBasket: 0 });
  if (!rebateNumber) return element('price', { ...price, ...more });
  const { items, ...next } = rebateNumber;
  return element('price', { ...price, ...more }, [
    element(
      'rebateNumber',
      next,
      items.map((item) => element('rebate', item)),
    ),
  ]);
}
