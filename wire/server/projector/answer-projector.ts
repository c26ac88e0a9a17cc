import type { ProductOffer, ProductSize } from '#rules/catalogue/product-page.ts';
import { getProductOffer } from '#shop/catalogue/index.ts';
import { getCheapestDelivery, readClosedDays } from '#shop/delivery/index.ts';
import type { Shop } from '#shop/shop.ts';
import type { ProjectorQuery } from './read-projector-query.ts';
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
  const wantsSize = [...query.get].some((token) => token !== 'sizes');
  return {
    ...(query.get.has('sizes') ? { sizes: writeSizes(offer) } : {}),
    ...(wantsSize ? await answerSize(shop, offer, query, countInBasket) : {}),
  };
}

/** Readers count the keys of all three parts: what is not asked for is empty, what does not exist is null. */
async function answerSize(shop: Shop, offer: ProductOffer, query: ProjectorQuery, countInBasket: CountInBasket) {
  const size = findSize(offer, query.sizeType);
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

const NO_DELIVERY = { cost: null, freeFrom: null };

/** A product of one size needs no name for it. */
function findSize(offer: ProductOffer, type: string | null): ProductSize | undefined {
  if (type === null) return offer.sizes.length === 1 ? offer.sizes[0] : undefined;
  return offer.sizes.find((size) => size.type === type);
}
