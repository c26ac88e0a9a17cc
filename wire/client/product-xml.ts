import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { fromDecimal, type Grosze } from '#platform/money/rules/grosze.ts';
import { callOk } from './call.ts';

export interface XmlSize {
  /** `uniw` for products of one size. */
  type: string;
  name: string;
  /** -1 unlimited, 0 none. */
  amount: number;
  amountMin: number | null;
  amountMax: number | null;
  status: string;
  phonePrice: boolean;
  price: Grosze;
  priceFormatted: string;
}

export interface XmlVersion {
  id: number;
  name: string;
  link: string;
  icon: string;
  isCurrent: boolean;
}

/** S7.23 */
export interface XmlProduct {
  id: number;
  name: string;
  type: string;
  code: string;
  link: string;
  icon: string;
  unit: string;
  unitPlural: string;
  unitSellby: number;
  unitPrecision: number;
  sizes: XmlSize[];
  versions: XmlVersion[];
}

/** Sizes, units and versions of a product (S7.22); null after a failure, which is not reported (S7.24). */
export async function fetchProductXml(id: number, signal?: AbortSignal): Promise<XmlProduct | null> {
  try {
    const response = await callOk(`/projector.php?product=${id}&shop_xml=true&getProductXML=true`, { signal });
    return parseXmlProduct(new DOMParser().parseFromString(await response.text(), 'text/xml'));
  } catch {
    return null;
  }
}

/** Reads by element name at any depth, because servers nest the product differently. */
function parseXmlProduct(document: Document): XmlProduct | null {
  const [product] = document.getElementsByTagName('product');
  const [sizes] = document.getElementsByTagName('sizes');
  if (!product || !sizes) return null;
  return {
    id: parseNumber(product, 'id'),
    name: childText(product, 'name'),
    type: text(product, 'product_type'),
    code: text(product, 'code'),
    link: text(product, 'link'),
    icon: childText(product, 'icon'),
    unit: text(sizes, 'unit'),
    unitPlural: text(sizes, 'unit_plural'),
    unitSellby: parseNumber(sizes, 'unit_sellby') || 1,
    unitPrecision: parseNumber(sizes, 'unit_precision'),
    sizes: [...sizes.getElementsByTagName('size')].map(parseXmlSize),
    versions: [...document.getElementsByTagName('version')].map(parseXmlVersion),
  };
}

function parseXmlSize(size: Element): XmlSize {
  const [availability] = size.getElementsByTagName('availability');
  const [price] = size.getElementsByTagName('price');
  return {
    type: sentSize(text(size, 'type')),
    name: text(size, 'description'),
    amount: parseNumber(size, 'amount'),
    amountMin: parseNumber(size, 'amount_mm') || null,
    amountMax: parseNumber(size, 'amount_mo') || null,
    status: availability ? text(availability, 'status') : '',
    phonePrice: text(size, 'phone_price') === 'true',
    price: (price && fromDecimal(text(price, 'value'))) ?? 0,
    priceFormatted: price ? text(price, 'price_formatted') : '',
  };
}

function parseXmlVersion(version: Element): XmlVersion {
  return {
    id: parseNumber(version, 'id'),
    name: text(version, 'name'),
    link: text(version, 'link'),
    icon: text(version, 'icon'),
    isCurrent: text(version, 'selected') === 'true',
  };
}

function text(element: Element, attribute: string): string {
  return element.getAttribute(attribute) ?? '';
}

function parseNumber(element: Element, attribute: string): number {
  const number = Number(text(element, attribute));
  return Number.isFinite(number) ? number : 0;
}

function childText(element: Element, name: string): string {
  return element.getElementsByTagName(name)[0]?.textContent ?? '';
}
