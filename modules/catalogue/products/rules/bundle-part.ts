import type { ProductType } from '#modules/catalogue/availability/rules/size-status.ts';
import type { CardPhoto } from '#modules/catalogue/products/rules/product-card.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';

export interface PartSize {
  type: string;
  name: string;
  /** Gross price when bought on its own; 0 when it is not shown. */
  price: Grosze;
  /** Pieces that can be ordered, -1 unlimited, 0 none. */
  amount: number;
}

export interface PartVersion {
  productId: number;
  name: string;
  versionName: string;
  link: string;
  photo: CardPhoto | null;
  sizes: PartSize[];
}

/** One part of a bundle or collection (S2.27). */
export interface BundlePart {
  id: number;
  /** Pieces of it in one bundle. */
  quantity: number;
  /** The products that can stand in its place: one, or the versions of a model. */
  versions: PartVersion[];
}

/** A part in a form: `product` is 0 while no version is picked, `size` empty while no size is. */
export interface WishedPart {
  id: number;
  product: number;
  size: string;
}

export interface ChosenPart {
  id: number;
  quantity: number;
  version: PartVersion;
  size: PartSize;
}

/** Products sold as a group of others. */
export function hasParts(type: ProductType): type is 'product_bundle' | 'product_collection' {
  return type === 'product_bundle' || type === 'product_collection';
}
