import { isDelivered } from '#modules/catalogue/availability/rules/size-status.ts';
import { isGtinEverywhere } from '#modules/catalogue/products/rules/gtin.ts';
import type { ProductPage, ProductSize } from '#modules/catalogue/products/rules/product-page.ts';
import { textOfHtml } from '#platform/html/rules/text-of-html.ts';
import { opaqueImageAddress } from '#platform/images/rules/image-address.ts';
import { CURRENCY, toDecimalText } from '#platform/money/rules/grosze.ts';
import { netFromGross, type PriceType } from '#platform/money/rules/vat.ts';

interface Around {
  origin: string;
  shopName: string;
  priceType: PriceType;
  deliveryCost: number | null;
  returnDays: number | null;
}

type Described = Omit<ProductPage, 'tags' | 'withdrawalBar'>;

/** X.13: the same values as on the page. */
export function productJsonLd(product: Described, around: Around): object {
  const { name, code, description, longDescription, photos, producer, rating, link } = product;
  const url = around.origin + link;
  const offers = product.sizes.filter(isOffered).map((size) => offerOf(size, product, around));
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    '@id': url,
    url,
    name,
    sku: code,
    description: textOfHtml(description || longDescription),
    ...(photos.length > 0 && { image: photos.map(({ file }) => around.origin + opaqueImageAddress(file, 1280)) }),
    ...(producer && { brand: { '@type': 'Brand', name: producer.name } }),
    ...(rating.count > 0 && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: rating.average,
        ratingCount: rating.count,
        bestRating: 5,
        worstRating: 1,
      },
    }),
    ...(offers.length > 0 && { offers: offers.length === 1 ? offers[0] : aggregateOffer(offers) }),
  };
}

function isOffered({ phonePrice, basketEnable }: ProductSize): boolean {
  return !phonePrice || basketEnable;
}

type Offer = ReturnType<typeof offerOf>;

function aggregateOffer(offers: Offer[]) {
  const prices = offers.map(({ price }) => price).toSorted((a, b) => Number(a) - Number(b));
  return {
    '@type': 'AggregateOffer',
    lowPrice: prices[0],
    highPrice: prices.at(-1),
    priceCurrency: CURRENCY,
    offerCount: offers.length,
    offers,
  };
}

const availability = { enable: 'InStock', order: 'BackOrder', disable: 'OutOfStock' } as const;

function offerOf(size: ProductSize, product: Described, around: Around) {
  const { vatPermille, promotionUntil } = product;
  const free = size.gratis || size.phonePrice;
  const gross = free ? 0 : size.price.price;
  const price = toDecimalText(around.priceType === 'net' ? netFromGross(gross, vatPermille) : gross);
  return {
    '@type': 'Offer',
    url: around.origin + product.link,
    ...(size.code && { sku: size.code }),
    // The shop's own number may mean something else elsewhere.
    ...(isGtinEverywhere(size.gtin) && { gtin: size.gtin }),
    ...(product.sizes.length > 1 && { name: `${product.name}, ${size.name}` }),
    price,
    priceCurrency: CURRENCY,
    ...(around.priceType === 'net' && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price,
        priceCurrency: CURRENCY,
        valueAddedTaxIncluded: false,
      },
    }),
    ...(promotionUntil && { priceValidUntil: promotionUntil.slice(0, 10) }),
    availability: `https://schema.org/${availability[size.status]}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: around.shopName },
    ...(isDelivered(product.type) &&
      around.returnDays !== null && { hasMerchantReturnPolicy: returnPolicy(around.returnDays) }),
    ...(isDelivered(product.type) &&
      around.deliveryCost !== null && { shippingDetails: shippingOf(size, around.deliveryCost) }),
  };
}

function returnPolicy(days: number) {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'PL',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
  };
}

function shippingOf({ shipDays, shipHours }: ProductSize, cost: number) {
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: toDecimalText(cost), currency: CURRENCY },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'PL' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: 0,
        maxValue: shipDays + Math.ceil(shipHours / 24),
        unitCode: 'DAY',
      },
    },
  };
}
