import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { writeStock } from '#modules/catalogue/availability/rules/stock-text.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { productLink } from '#platform/links/rules/screen-links.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { writeZloty } from '#platform/money/rules/parse-zloty.ts';
import { MISSING, type ProductFilter, parseProductFilter, productFilterQuery } from '../../rules/product-filter.ts';
import {
  countManagedProducts,
  type ListedProduct,
  type ListedSize,
  listManagedProducts,
  listNamed,
} from '../../server/index.ts';
import * as texts from '../../texts/panel-list.ts';
import { loadUnderpriced } from '../underpriced/describe-bundle.server.ts';

export const PRODUCTS = '/zaplecze/produkty';

export async function loadProducts(context: Readonly<RouterContextProvider>, request: Request) {
  const shop = staffShop(context);
  const query = new URL(request.url).searchParams;
  const filter = parseProductFilter(query);
  const [list, counts, categories, producers, underpriced] = await Promise.all([
    listManagedProducts(shop, filter, { after: query.get('after') ?? '' }),
    countManagedProducts(shop, filter),
    listCategoryChoices(shop),
    listNamed(shop, 'producers'),
    loadUnderpriced(shop),
  ]);
  return {
    filter,
    query: productFilterQuery(filter),
    count: counts[filter.missing ?? 'all'],
    gaps: gapsOf(filter, counts),
    rows: list.products.map((product) => toRow(product, filter)),
    next: list.next && addressOf(filter, list.next),
    categories,
    producers,
    underpriced,
    may: { change: isAllowed(context, 'catalogue.change'), stock: isAllowed(context, 'stock.change') },
  };
}

export type ProductRow = ReturnType<typeof toRow>;
export type SizeRow = ReturnType<typeof toSize>;

function toRow(product: ListedProduct, filter: ProductFilter) {
  const { id, name, slug, missing, sizes, ...rest } = product;
  return {
    ...rest,
    id,
    name,
    to: `${PRODUCTS}/${id}`,
    inShop: productLink(id, slug),
    // Most goods are sold by the piece and need no unit price: only the filter shows it.
    missing: missing.filter((one) => one !== 'unit-price' || one === filter.missing).map((one) => texts.missing[one]),
    prices: pricesOf(sizes),
    sizes: sizes.map((size) => toSize(size, sizes.length > 1 ? `${name}, ${size.name}` : name)),
  };
}

function pricesOf(sizes: readonly ListedSize[]): string {
  const prices = sizes.map(({ price }) => price);
  const [least, max] = [Math.min(...prices), Math.max(...prices)];
  return least === max ? formatMoney(least) : `${formatMoney(least)} – ${formatMoney(max)}`;
}

function toSize({ id, name, price, regularPrice, stock, status }: ListedSize, label: string) {
  return {
    id,
    name,
    label,
    price: writeZloty(price),
    reduced: regularPrice !== null && regularPrice > price ? texts.list.reduced(formatMoney(regularPrice)) : '',
    stock: writeStock(stock, texts.list.unlimited),
    state:
      status === 'disable' && stock !== 0
        ? texts.list.withheld
        : status !== 'order' && stock === 0
          ? texts.list.soldOut
          : '',
  };
}

function gapsOf(filter: ProductFilter, counts: Awaited<ReturnType<typeof countManagedProducts>>) {
  return [null, ...MISSING].map((missing) => ({
    to: addressOf({ ...filter, missing }),
    label: missing ? texts.missing[missing] : texts.all,
    count: counts[missing ?? 'all'],
    isCurrent: filter.missing === missing,
  }));
}

function addressOf(filter: ProductFilter, after = ''): string {
  const query = new URLSearchParams(productFilterQuery(filter));
  if (after !== '') query.set('after', after);
  const text = query.toString();
  return text === '' ? PRODUCTS : `${PRODUCTS}?${text}`;
}
