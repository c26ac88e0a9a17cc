import type { ProductOffer, ProductPage, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { chooseShownSize } from '#modules/catalogue/products/rules/size-table.ts';
import { getProductOffer, getProductPage } from '#modules/catalogue/products/server/index.ts';
import { getCheapestDelivery, listClosedDays } from '#modules/sales/delivery/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { ProjectorQuery, ProjectorToken } from './parse-projector-query.ts';
import { sizeWithParts, writeBundle, writeBundlePrice } from './write-bundle.ts';
import { writeMultiversions, writePictures, writeProduct, writeVersions } from './write-product-parts.ts';
import { writeSizeAvailability, writeSizeDelivery } from './write-size-availability.ts';
import { writeSizePrices } from './write-size-prices.ts';
import { writeItem, writeSizes } from './write-sizes.ts';

/** Called only for multipacks. */
export type CountInBasket = (productId: number, sizeType: string) => Promise<number>;

/** Tokens that need the product page, which costs more queries than the offer. */
const PAGE_TOKENS = ['product', 'pictures', 'versions', 'multiversions'] as const;
const SIZE_TOKENS = ['sizeavailability', 'sizedelivery', 'sizeprices'] as const;

/** Null for an unknown product. Parts that are not requested are undefined, which JSON leaves out. */
export async function answerProjector(shop: Shop, query: ProjectorQuery, countInBasket: CountInBasket) {
  const offer = query.productId === null ? null : await getProductOffer(shop, query.productId);
  if (!offer) return null;
  const { get } = query;
  const page = PAGE_TOKENS.some((token) => get.has(token)) ? await getProductPage(shop, offer.id) : null;
  const sizeParts = SIZE_TOKENS.some((token) => get.has(token))
    ? await answerSize(shop, offer, query, countInBasket)
    : undefined;
  const ofOffer = <T>(token: ProjectorToken, write: (offer: ProductOffer, query: ProjectorQuery) => T) =>
    get.has(token) ? write(offer, query) : undefined;
  const ofPage = <T>(token: ProjectorToken, write: (page: ProductPage) => T) =>
    page && get.has(token) ? write(page) : undefined;
  return {
    sizes: ofOffer('sizes', writeSizes),
    size: ofOffer('size', answerOneSize),
    sizeavailability: sizeParts?.sizeavailability,
    sizedelivery: sizeParts?.sizedelivery,
    sizeprices: sizeParts?.sizeprices,
    bundleprice: ofOffer('bundleprice', answerBundlePrice),
    bundle: ofOffer('bundle', (offer, { parts }) => writeBundle(offer, parts)),
    product: ofPage('product', writeProduct),
    pictures: ofPage('pictures', writePictures),
    versions: ofPage('versions', writeVersions),
    multiversions: ofPage('multiversions', writeMultiversions),
  };
}

/** `size` of contract 2.9: the chosen size, or the one shown before a choice. */
function answerOneSize(offer: ProductOffer, query: ProjectorQuery) {
  const size = findSize(offer, query.sizeType) ?? shownSize(offer, query);
  return size ? writeItem(offer, sizeWithParts(offer, size, query.parts), offer.sizes.indexOf(size)) : null;
}

/** Readers expect the keys of all three parts: not requested is empty, not existing is null. */
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

/** Before a size is chosen, the price of the size that pages and listings show. */
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

function answerBundlePrice(offer: ProductOffer, query: ProjectorQuery) {
  const size = findSize(offer, query.sizeType);
  return size ? writeBundlePrice(offer, size, query.parts) : null;
}

const NO_DELIVERY = { cost: null, freeFrom: null };

/** A product of one size needs no choice. */
function findSize(offer: ProductOffer, type: string | null): ProductSize | undefined {
  if (type === null) return offer.sizes.length === 1 ? offer.sizes[0] : undefined;
  return offer.sizes.find((size) => size.type === type);
}
