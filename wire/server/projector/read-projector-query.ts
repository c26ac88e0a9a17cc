import { sentSize } from '#rules/catalogue/sent-size.ts';

export type ProjectorToken = 'sizes' | 'sizeavailability' | 'sizedelivery' | 'sizeprices';

const TOKENS: readonly ProjectorToken[] = ['sizes', 'sizeavailability', 'sizedelivery', 'sizeprices'];

export interface ProjectorQuery {
  /** null when no product is named. */
  productId: number | null;
  /** null when no size is named. */
  sizeType: string | null;
  /** What is asked for; unknown words are left out. */
  get: ReadonlySet<ProjectorToken>;
  subscription: boolean;
}

/** Reads `/ajax/projector.php?…` as leniently as its many callers need (contract 2.6–2.8). */
export function readProjectorQuery(search: string): ProjectorQuery {
  // Some callers append `?…` to an address that already has one.
  const fields = new URLSearchParams(search.replace(/^\?/, '').replaceAll('?', '&'));
  const asked = (fields.get('get') ?? '').split(',').map((token) => token.trim());
  const product = fields.get('product')?.trim() ?? '';
  return {
    productId: /^\d{1,10}$/.test(product) ? Number(product) : null,
    sizeType: readSizeType(fields.get('size')),
    get: new Set(TOKENS.filter((token) => asked.includes(token))),
    subscription: fields.get('subscription') === '1',
  };
}

function readSizeType(size: string | null): string | null {
  const type = size?.trim() ?? '';
  return type === '' ? null : sentSize(type);
}
