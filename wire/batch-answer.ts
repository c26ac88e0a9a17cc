import type { BasketOnWire } from './basket-answer.ts';

/** Contract 2.3: the blocks of the batch call. */
export const BLOCK_NAMES = ['Projector', 'Basket', 'Wishlist', 'Comparers', 'Snippets', 'ToplayersAndWidgets'] as const;
export type BlockName = (typeof BLOCK_NAMES)[number];

/** Parameters of Snippets and ToplayersAndWidgets (S3.51). */
export interface PagePartsParams {
  mobile: boolean;
  tablet: boolean;
  pc: boolean;
  request_uri: string;
  additional_ajax: string;
}

export type SnippetRegion = 'head' | 'body_top' | 'other';

export interface BlockResponses {
  Projector: Record<string, never>;
  Basket: { basket: BasketOnWire };
  Wishlist: { attributes: { count: number }; product: { attributes: { id: string; size: string } }[] };
  Comparers: {
    attributes: { count: number };
    product: { iconsmall: string; name: string; attributes: { id: string; link: string; removelink: string } }[];
  };
  Snippets: { items: Record<string, { region: SnippetRegion; content: string }> };
  /** The key `script` holds a plain script. */
  ToplayersAndWidgets: { items: Record<string, { content: string } | string> };
}
