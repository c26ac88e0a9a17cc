import type { ProductOffer, ProductSize } from '#rules/catalogue/product-page.ts';
import { getProductOffer } from '#shop/catalogue/index.ts';
import { getCheapestDelivery, readClosedDays } from '#shop/delivery/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { ProjectorQuery } from './read-projector-query.ts';
import { sizeWithParts, writeBundle, writeBundlePrice } from './write-bundle.ts';
import { writeSizeAvailability } from './write-size-availability.ts';
import { writeSizeDelivery } from './write-size-delivery.ts';
import { writeSizePrices } from './write-size-prices.ts';
import { writeSizes } from './write-sizes.ts';

/** Looks up how much of a size the visitor already has; asked only for multipacks. */
export type CountInBasket = (productId: number, sizeType: string) => Promise<number>;

/** The whole answer of `/ajax/projector.php`: null for a product the shop does not have. */
export async function answerProjector(shop: Shop, query: ProjectorQuery, countInBasket: CountInBasket) {
  const offer = query.productId === null ? null : await getProductOffer(shop, query.productId);
  if (!offer) return null;
  const wantsSize = [...query.get].some((token) => token.startsWith('size') && token !== 'sizes');
  return {
    ...(query.get.has('sizes') ? { sizes: writeSizes(offer) } : {}),
    ...(wantsSize ? await answerSize(shop, offer, query, countInBasket) : {}),
    ...(query.get.has('bundleprice') || query.get.has('bundle') ? answerBundle(offer, query) : {}),
  };
}

/** Readers count the keys of all three parts: what is not asked for is empty, what does not exist is null. */
async function answerSize(shop: Shop, offer: ProductOffer, query: ProjectorQuery, countInBasket: CountInBasket) {
  const found = findSize(offer, query.sizeType);
  const size = found && sizeWithParts(offer, found, query.parts);
  const part = <T>(token: 'sizeavailability' | 'sizedelivery' | 'sizeprices', write: (size: ProductSize) => T) => {
    if (!query.get.has(token)) return {};
    return size ? write(size) : null;
  };
  const delivery =
    size && query.get.has('sizedelivery')
      ? await getCheapestDelivery(shop, size.price.price, offer.weight)
      : NO_DELIVERY;
  const closedDays = await readClosedDays(shop);
  const inBasket = size && size.tiers.length > 0 ? await countInBasket(offer.id, size.type) : 0;
  return {
    sizeavailability: part('sizeavailability', (found) =>
      writeSizeAvailability(found, { now: shop.now(), deadline: shop.settings.shipmentDeadline, closedDays }),
    ),
    sizedelivery: part('sizedelivery', () => writeSizeDelivery(offer, delivery)),
    sizeprices: part('sizeprices', (found) =>
      writeSizePrices(offer, found, { subscription: query.subscription, inBasket }),
    ),
  };
}

/** What the chosen parts cost together, and which they are; empty for a product without parts. */
function answerBundle(offer: ProductOffer, query: ProjectorQuery) {
  const size = findSize(offer, query.sizeType);
  return {
    ...(query.get.has('bundleprice') ? { bundleprice: size ? writeBundlePrice(offer, size, query.parts) : null } : {}),
    ...(query.get.has('bundle') ? { bundle: writeBundle(offer, query.parts) } : {}),
  };
}

const NO_DELIVERY = { cost: null, freeFrom: null };

/** A product of one size needs no name for it. */
function findSize(offer: ProductOffer, type: string | null): ProductSize | undefined {
  if (type === null) return offer.sizes.length === 1 ? offer.sizes[0] : undefined;
  return offer.sizes.find((size) => size.type === type);
}
