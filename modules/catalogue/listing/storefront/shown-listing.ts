import type { BranchNode } from '#modules/catalogue/products/rules/category-tree.ts';
import type { Onward } from '#modules/catalogue/products/rules/onward.ts';
import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import type { ListingView } from '../rules/chosen-filters.ts';
import type { Listing } from '../rules/listing.ts';

/** A listing as the screen gets it. */
export interface ShownListing extends Omit<Listing, 'tags' | 'description' | 'inCategories'> {
  /** Path of the listing, without parameters. */
  address: string;
  /** Of a category. */
  branch: BranchNode | null;
  /** The picture of its department; null where it has none, and where nothing was found. */
  scene: string | null;
  /** The phrase of a search; null for all other listings. */
  text: string | null;
  /** S2.11: HTML, only on the first page. */
  descriptionBlocks: string[];
  view: ListingView;
  /** Opening a filter panel leaves the others open on classes 3 and 4 too (S4.51). */
  severalPanels: boolean;
  /** Ways on from a listing without products; null when it has some. */
  help: { spellings: string[]; categories: NamedLink[] } | null;
  /** Pages of the shop a search may mean. */
  shopPages: Pick<NamedLink, 'name' | 'link'>[];
  /** Ways on from the last product; null where there is none. */
  onward: Onward | null;
  origin: string;
  /** X.15: path and parameters. */
  canonical: string;
}
