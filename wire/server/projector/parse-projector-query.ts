import type { WishedPart } from '#modules/catalogue/products/rules/bundle-part.ts';
import { sentSize } from '#modules/catalogue/products/rules/size-table.ts';
import { parseParts, toFields } from '#modules/sales/basket/rules/product-form.ts';

const TOKENS = [
  'sizes',
  'size',
  'sizeavailability',
  'sizedelivery',
  'sizeprices',
  'bundleprice',
  'bundle',
  'product',
  'pictures',
  'versions',
  'multiversions',
] as const;

export type ProjectorToken = (typeof TOKENS)[number];

export interface ProjectorQuery {
  productId: number | null;
  sizeType: string | null;
  /** Unknown tokens are ignored. */
  get: ReadonlySet<ProjectorToken>;
  subscription: boolean;
  /** Parts chosen so far (contract 2.9); null without fields of parts. */
  parts: WishedPart[] | null;
}

/** Lenient, as the many callers need it (contract 2.6–2.8). */
export function parseProjectorQuery(search: string): ProjectorQuery {
  // Some callers append `?…` to an address that already has one.
  const fields = new URLSearchParams(search.replace(/^\?/, '').replaceAll('?', '&'));
  const requested = (fields.get('get') ?? '').split(',').map((token) => token.trim());
  const product = fields.get('product')?.trim() ?? '';
  return {
    productId: /^\d{1,10}$/.test(product) ? Number(product) : null,
    sizeType: parseSizeType(fields.get('size')),
    get: new Set(TOKENS.filter((token) => requested.includes(token))),
    subscription: fields.get('subscription') === '1',
    parts: parseParts(toFields(fields)) ?? null,
  };
}

function parseSizeType(size: string | null): string | null {
  const type = size?.trim() ?? '';
  return type === '' ? null : sentSize(type);
}
