import type { ShownListing } from './shown-listing.ts';

type Shown = Pick<ShownListing, 'page' | 'perPage' | 'total' | 'origin'> & {
  products: Pick<ShownListing['products'][number], 'name' | 'link'>[];
};

/** X.14: the products of this page for search engines, numbered through all pages. */
export function itemList({ products, page, perPage, total, origin }: Shown): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: total,
    itemListElement: products.map((card, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: card.name,
      url: new URL(card.link, origin).href,
    })),
  };
}
