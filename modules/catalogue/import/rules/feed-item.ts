import { MAX_LEVELS } from '#modules/catalogue/categories/rules/move-category.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { ImportFields } from './columns.ts';

/** One product of a feed as it was read: texts by element, several when the element came several times. */
export type FeedItem = ReadonlyMap<string, readonly string[]>;

const UNIVERSAL = 'uniw';

/** A comparison site's product in the words of our columns. */
export function fieldsOfGoogleItem(item: FeedItem): ImportFields {
  const one = (name: string) => item.get(name)?.[0]?.trim() ?? '';
  const group = one('item_group_id');
  const colour = one('color');
  const size = one('size');
  const sale = amount(one('sale_price'));
  const title = one('title');
  return fields({
    code: group === '' ? one('id') : [group, ...(colour === '' ? [] : [slugOf(colour)])].join('-'),
    name: size !== '' && title.endsWith(`, ${size}`) ? title.slice(0, -size.length - 2) : title,
    description: one('description'),
    category: levels(one('product_type').split('>')),
    google_category: /^\d+$/.test(one('google_product_category')) ? one('google_product_category') : '',
    producer: one('brand'),
    colour,
    photos: [...(item.get('image_link') ?? []), ...(item.get('additional_image_link') ?? [])].join('|'),
    weight: grams(one('shipping_weight')),
    ...measure(one('unit_pricing_measure')),
    size: size === '' ? UNIVERSAL : size,
    gtin: one('gtin'),
    price: sale || amount(one('price')),
    regular_price: sale ? amount(one('price')) : '-',
    ...availability(one('availability').replaceAll(' ', '_')),
  });
}

/** Ceneo keeps what has no element of its own in named attributes: they are traits here. */
export function fieldsOfCeneoOffer(offer: FeedItem): ImportFields {
  const one = (name: string) => offer.get(name)?.[0]?.trim() ?? '';
  const traits = [...offer].flatMap(([name, texts]) =>
    name.startsWith('a:') && !KNOWN_ATTRIBUTES.has(name) ? [`${name.slice(2)}=${texts[0]?.trim()}`] : [],
  );
  return fields({
    code: one('id'),
    name: one('name'),
    description: one('desc'),
    category: levels(one('cat').split('/')),
    producer: one('a:Producent'),
    gtin: one('a:EAN'),
    photos: [...(offer.get('main') ?? []), ...(offer.get('i') ?? [])].join('|'),
    traits: traits.join('|'),
    weight: one('weight') === '' ? '' : String(Math.round(Number(one('weight').replace(',', '.')) * 1000)),
    price: one('price'),
    stock: one('stock'),
    status: ON_ORDER.has(one('avail')) ? 'order' : 'enable',
  });
}

/** On order, and before it is on sale. */
const ON_ORDER = new Set(['90', '110']);
const KNOWN_ATTRIBUTES = new Set(['a:Producent', 'a:EAN', 'a:Kod_producenta', 'a:Cena jednostkowa', 'a:Koszt dostawy']);

function fields(given: ImportFields): ImportFields {
  return Object.fromEntries(Object.entries(given).filter(([, text]) => text !== ''));
}

const levels = (names: string[]) =>
  names
    .map((name) => name.trim())
    .filter((name) => name !== '')
    .slice(0, MAX_LEVELS)
    .join(' > ');

const amount = (text: string) => text.replace(/PLN$/i, '').trimEnd();

function availability(text: string): ImportFields {
  if (text === 'out_of_stock') return { stock: '0', status: 'enable' };
  return { status: text === 'preorder' || text === 'backorder' ? 'order' : 'enable' };
}

function grams(text: string): string {
  const [, figure = '', unit] = /^([\d.,]+)\s*(k?g)$/.exec(text) ?? [];
  return figure === '' ? '' : String(Math.round(Number(figure.replace(',', '.')) * (unit === 'kg' ? 1000 : 1)));
}

function measure(text: string): ImportFields {
  const [, figure, unit] = /^([\d.,]+)\s*(g|kg|ml|l|m|ct)$/.exec(text) ?? [];
  return figure && unit ? { measure_amount: figure, measure_unit: unit === 'ct' ? 'szt.' : unit } : {};
}
