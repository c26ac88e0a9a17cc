import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '#demo/catalogue/models.ts';
import type { DemoProduct, DemoSize } from '#demo/catalogue/types.ts';
import { warrantyOf } from '#demo/catalogue/warranties.ts';
import { type DemoState, demoProductId, demoStates } from '#demo/demo-states.ts';
import { photoRows } from '#demo/rows/product-rows.ts';
import { splitTraits } from '#modules/catalogue/products/rules/saved-product.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';

type Look = (product: DemoProduct, size: DemoSize) => unknown;

/** The data by which a product shows its state; a state without a line here does not compile. */
const looks: Record<DemoState, Look> = {
  'size-sold-out': ({ sizes }) => sizes.some((size) => size.stock === 0) && sizes.some((size) => size.stock > 0),
  'all-sold-out': ({ sizes }) => sizes.every((size) => size.stock === 0 && size.status === 'disable'),
  'unlimited-stock': (_, size) => size.stock === -1,
  'on-order': (_, size) => size.status === 'order' && !size.unknownDeliveryTime && (size.shipDays ?? 0) > 0,
  'unknown-delivery': (_, size) => size.status === 'order' && size.unknownDeliveryTime,
  'phone-price': (_, size) => size.phonePrice && !size.points && !size.basketEnable,
  'points-only': (_, size) => size.phonePrice && (size.points ?? 0) > 0,
  'phone-price-free': (_, size) => size.phonePrice && size.basketEnable,
  'gratis-size': ({ sizes }) => sizes.some((size) => size.gratis) && sizes.some((size) => !size.gratis),
  'by-the-metre': ({ unit, unitSellby, unitPrecision }) => unit === 'm' && unitSellby === 0.1 && unitPrecision === 1,
  'by-the-metre-minimum': ({ unit, limits }) => unit === 'm' && limits?.minQuantityPerOrder === 0.5,
  'by-weight': ({ unit, unitSellby, unitPrecision }) => unit === 'kg' && unitSellby === 0.25 && unitPrecision === 2,
  multipack: (_, size) => (size.tiers?.length ?? 0) === 3,
  'bundle-choices': ({ type, parts }) => type === 'product_bundle' && (parts ?? []).some((part) => part.choosesVersion),
  bundle: ({ type, parts }) => type === 'product_bundle' && (parts?.length ?? 0) > 1,
  collection: ({ type, parts }) => type === 'product_collection' && (parts?.length ?? 0) > 1,
  configurator: ({ type, configurator }) => type === 'product_configurable' && (configurator?.length ?? 0) > 0,
  virtual: ({ type, sizes }) => type === 'product_virtual' && sizes.length > 1,
  'virtual-file': ({ type, vatPermille }) => type === 'product_virtual' && vatPermille === 50,
  service: ({ type }) => type === 'product_service',
  subscription: ({ subscription }) => subscription?.rebatePercent === 10,
  'countdown-days': ({ promotionHours }) => (promotionHours ?? 0) > 24,
  'countdown-hours': ({ promotionHours }) => (promotionHours ?? 99) < 24,
  omnibus: (_, { history, price, regularPrice }) =>
    regularPrice && history?.some(([days, past]) => days < 36 && past < price),
  'several-reductions': (_, { history, regularPrice }) => regularPrice && (history?.length ?? 0) >= 4,
  'suggested-price': (_, { suggestedPrice, price }) => (suggestedPrice ?? 0) > price,
  'advance-price': (_, size) => size.advancePrice,
  'individual-delivery': ({ traits }) => traits.waga === '34 kg',
  film: ({ enclosures }) => enclosures?.some((one) => one.kind === 'film' && one.poster),
  audio: ({ enclosures }) => enclosures?.some((one) => one.kind === 'audio'),
  files: ({ enclosures }) =>
    enclosures?.some((one) => one.kind === 'document') && enclosures.some((one) => one.kind === 'image'),
  dictionary: ({ dictionary }) => dictionary.length >= 5,
  traits: ({ traits }) => splitTraits(Object.values(traits)).hidden.length === 4,
  warranty: ({ producer }) => warrantyOf(producer),
  'safety-warnings': ({ safetyWarnings }) => safetyWarnings,
  'max-quantity': ({ limits }) => limits?.maxQuantityPerOrder,
  'max-size-quantity': ({ limits }) => limits?.maxSizeQuantityPerOrder,
  'min-quantity': ({ limits }) => limits?.minQuantityPerOrder,
  'min-size-quantity': ({ limits }) => limits?.minSizeQuantityPerOrder,
  'min-subscription': ({ limits, subscription }) => limits?.minimumQuantitySubscription && subscription,
  'size-limits': (_, size) => size.amountMin && size.amountMax,
  'for-points': ({ forPoints }, size) => forPoints && (size.points ?? 0) > 0 && size.price > 0 && !size.phonePrice,
  'long-name': ({ name }) => name.length > 200,
  'many-photos': (product) => photoRows(product).length === 12,
  'one-photo': (product) => photoRows(product).length === 1,
  'no-photo': (product) => photoRows(product).length === 0,
  'ships-today': (_, size) => size.shipDeadline === '20:00' && !size.shipDays,
  'ships-24h': (_, size) => size.shipDays === 1,
  'ships-48h': (_, size) => size.shipDays === 2,
  'ships-late': (_, size) => (size.shipDays ?? 0) > 29,
  'net-price': ({ vatPermille }, size) => (size.price * 1000) / (1000 + (vatPermille ?? 230)) === 1_000_00,
  'ships-next-week': (_, size) => (size.shipDays ?? 0) > 7 && (size.shipDays ?? 0) < 20,
  'ships-weekday': (_, size) => size.shipDays === 3,
  'last-piece': (_, size) => size.stock === 1,
  'unit-price': ({ measure }) => measure?.unit === 'ml',
  'line-comment': ({ commentPrompt }) => commentPrompt,
  'no-opinions': ({ rating, isNew }) => rating.count === 0 && isNew,
  'reduced-vat': ({ vatPermille, rating }) => vatPermille === 50 && rating.count > 100,
};

const handbook = readFileSync(path.join(import.meta.dirname, '../docs/demo.md'), 'utf8');

describe('states of the specification', () => {
  it.each(demoStates)('%s is shown by product %i', (state) => {
    const product = demoProducts.find(({ id }) => id === demoProductId(state));
    const [size] = product?.sizes ?? [];
    expect(product && size && looks[state](product, size)).toBeTruthy();
  });

  it.each(demoStates)('docs/demo.md names where to see %s', (_state, id, seen) => {
    const product = demoProducts.find((one) => one.id === id);
    const name = product && product.name.length > 80 ? `${product.name.slice(0, 60).trimEnd()} …` : product?.name;
    expect(handbook).toContain(`| ${seen} | ${name} | \`${productLink(id, product?.slug ?? '')}\` |`);
  });
});
