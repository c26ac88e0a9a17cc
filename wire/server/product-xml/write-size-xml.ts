import type {
  ProductEnclosure,
  ProductOffer,
  ProductPage,
  ProductSize,
} from '#modules/catalogue/products/rules/product-page.ts';
import type { CheapestDelivery } from '#modules/sales/delivery/server/index.ts';
import { fileAddress, fileEnding } from '#platform/files/rules/file-type.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { type ShopClock, writeSizeAvailability, writeSizeDelivery } from '../projector/write-size-availability.ts';
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

/** Rebates of a multipack are below the price, one element per tier. */
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

/** Traits, long description, warranty, enclosures and dictionary; empty parts are left out. */
export function writeTextsXml(product: ProductPage): Xml[] {
  const { traits, longDescription, warranty, enclosures, dictionary } = product;
  return [
    ...some('traits', traits, ({ name, values }) => element('trait', { name, value: values.join(', ') })),
    ...(longDescription ? [element('vlongdescription', {}, [longDescription])] : []),
    ...(warranty ? [element('warranty', { name: warranty.name }, [warranty.description])] : []),
    ...writeEnclosures(enclosures),
    ...some('dictionary', dictionary.length > 0 ? [dictionary] : [], (entries) =>
      element(
        'items',
        {},
        entries.map(({ term, explanation }) => element('item', { title: term }, [explanation])),
      ),
    ),
  ];
}

function writeEnclosures(enclosures: readonly ProductEnclosure[]): Xml[] {
  const of = (...kinds: ProductEnclosure['kind'][]) => enclosures.filter(({ kind }) => kinds.includes(kind));
  const groups = [
    ...some('video', of('film', 'video'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('audio', of('audio'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('documents', of('document'), (one) => writeFile(one, fileAddress(one.file))),
    ...some('images_attachments', of('image'), (one) => writeFile(one, imageAddress(one.file, 1600))),
  ];
  return groups.length > 0 ? [element('enclosures', {}, groups)] : [];
}

function writeFile({ id, title, file, bytes }: ProductEnclosure, url: string): Xml {
  return element('item', { id, name: title, url, extension: fileEnding(file), size: bytes });
}

function some<Entry>(name: string, entries: readonly Entry[], write: (entry: Entry) => Xml): Xml[] {
  return entries.length > 0 ? [element(name, {}, entries.map(write))] : [];
}
