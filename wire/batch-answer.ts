import type { BasketOnWire } from './basket-answer.ts';

/** Contract 2.3: the blocks of the batch call that our pages request. */
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
  Wishlist: {
    attributes: { count: number; cost: string };
    product: {
      attributes: { id: string; size: string; link: string };
      name: string;
      icon: string;
      price: { attributes: { price: string; price_formatted: string } };
    }[];
  };
  Comparers: {
    attributes: { count: number };
    product: { iconsmall: string; name: string; attributes: { id: string; link: string; removelink: string } }[];
  };
  /** HTML by zone, as `/ajax/hotspots.php` answers it. */
  Hotspots: Record<string, string>;
  Snippets: { items: Record<string, { region: SnippetRegion; content: string }> };
  /** The key `script` holds a plain script. */
  ToplayersAndWidgets: { items: Record<string, { content: string } | string> };
}
