import type { BranchNode } from '#modules/catalogue/products/rules/category-tree.ts';
import type { Onward } from '#modules/catalogue/products/rules/onward.ts';
import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import type { ListingView } from '../rules/chosen-filters.ts';
import type { Listing } from '../rules/listing.ts';

export interface ShownListing extends Omit<Listing, 'tags' | 'description' | 'inCategories'> {
  /** Path without parameters. */
  address: string;
  /** Of a category. */
  branch: BranchNode | null;
  scene: string | null;
  /** Null for all listings but searches. */
  text: string | null;
  /** S2.11: HTML, only on the first page. */
  descriptionBlocks: string[];
  view: ListingView;
  /** S4.51: an opened panel leaves the others open on classes 3 and 4 too. */
  severalPanels: boolean;
  /** Suggestions of an empty listing; null when it has products. */
  help: { spellings: string[]; categories: NamedLink[] } | null;
  shopPages: Pick<NamedLink, 'name' | 'link'>[];
  onward: Onward | null;
  origin: string;
  /** X.15: path and parameters. */
  canonical: string;
}
