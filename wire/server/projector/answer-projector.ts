import type { ProductOffer, ProductPage, ProductSize } from '#rules/catalogue/products/product-page.ts';
import { chooseShownSize } from '#rules/catalogue/products/size-table.ts';
import { getProductOffer, getProductPage } from '#shop/catalogue/products/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { getCheapestDelivery, listClosedDays } from '#shop/selling/delivery/index.ts';
import type { ProjectorQuery } from './parse-projector-query.ts';
import { sizeWithParts, writeBundle, writeBundlePrice } from './write-bundle.ts';
import { writeMultiversions, writePictures, writeProduct, writeVersions } from './write-product-parts.ts';
import { writeSizeAvailability, writeSizeDelivery } from './write-size-availability.ts';
import { writeSizePrices } from './write-size-prices.ts';
import { writeItem, writeSizes } from './write-sizes.ts';

/** Looks up how much of a size the visitor already has; asked only for multipacks. */
export type CountInBasket = (productId: number, sizeType: string) => Promise<number>;

/** Tokens answered from the whole product page, which costs more queries than the offer. */
const PAGE_TOKENS = ['product', 'pictures', 'versions', 'multiversions'] as const;
const SIZE_TOKENS = ['sizeavailability', 'sizedelivery', 'sizeprices'] as const;

/** The whole answer of `/ajax/projector.php`: null for a product the shop does not have. */
export async function answerProjector(shop: Shop, query: ProjectorQuery, countInBasket: CountInBasket) {
  const offer = query.productId === null ? null : await getProductOffer(shop, query.productId);
  if (!offer) return null;
  const wantsSize = SIZE_TOKENS.some((token) => query.get.has(token));
  const page = PAGE_TOKENS.some((token) => query.get.has(token)) ? await getProductPage(shop, offer.id) : null;
  return {
    ...(query.get.has('sizes') ? { sizes: writeSizes(offer) } : {}),
    ...(query.get.has('size') ? { size: answerOneSize(offer, query) } : {}),
    ...(wantsSize ? await answerSize(shop, offer, query, countInBasket) : {}),
    ...(query.get.has('bundleprice') || query.get.has('bundle') ? answerBundle(offer, query) : {}),
    ...(page ? answerPage(page, query) : {}),
  };
}

function answerPage(page: ProductPage, { get }: ProjectorQuery) {
  return {
    ...(get.has('product') ? { product: writeProduct(page) } : {}),
    ...(get.has('pictures') ? { pictures: writePictures(page) } : {}),
    ...(get.has('versions') ? { versions: writeVersions(page) } : {}),
    ...(get.has('multiversions') ? { multiversions: writeMultiversions(page) } : {}),
  };
}

/** `size` of contract 2.9: the chosen size, or the one that speaks for the product while none is. */
function answerOneSize(offer: ProductOffer, query: ProjectorQuery) {
  const size = findSize(offer, query.sizeType) ?? shownSize(offer, query);
  return size ? writeItem(offer, sizeWithParts(offer, size, query.parts), offer.sizes.indexOf(size)) : null;
}

/** Readers count the keys of all three parts: what is not asked for is empty, what does not exist is null. */
async function answerSize(shop: Shop, offer: ProductOffer, query: ProjectorQuery, countInBasket: CountInBasket) {
  const found = findSize(offer, query.sizeType);
  const size = found && sizeWithParts(offer, found, query.parts);
  const part = <T>(token: 'sizeavailability' | 'sizedelivery', write: (size: ProductSize) => T) => {
    if (!query.get.has(token)) return {};
    return size ? write(size) : null;
  };
  const delivery =
    size && query.get.has('sizedelivery')
      ? await getCheapestDelivery(shop, size.price.price, offer.weight)
      : NO_DELIVERY;
  const closedDays = await listClosedDays(shop);
  return {
    sizeavailability: part('sizeavailability', (found) =>
      writeSizeAvailability(found, { now: shop.now(), deadline: shop.settings.shipmentDeadline, closedDays }),
    ),
    sizedelivery: part('sizedelivery', () => writeSizeDelivery(offer, delivery)),
    sizeprices: query.get.has('sizeprices') ? await answerPrices(offer, query, countInBasket) : {},
  };
}

/** A price can be shown before a size is chosen: that of the size the product page and listings show. */
async function answerPrices(offer: ProductOffer, query: ProjectorQuery, countInBasket: CountInBasket) {
  const found = findSize(offer, query.sizeType) ?? shownSize(offer, query);
  if (!found) return null;
  const size = sizeWithParts(offer, found, query.parts);
  const inBasket = size.tiers.length > 0 ? await countInBasket(offer.id, size.type) : 0;
  return writeSizePrices(offer, size, { subscription: query.subscription, inBasket });
}

function shownSize(offer: ProductOffer, { sizeType }: ProjectorQuery): ProductSize | undefined {
  return sizeType === null ? chooseShownSize(offer.sizes) : undefined;
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
