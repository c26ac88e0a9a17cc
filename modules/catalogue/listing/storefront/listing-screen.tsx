import { isSearchable } from '#modules/catalogue/search/rules/search-limits.ts';
import { DesktopScene } from '#platform/images/storefront/scene.tsx';
import { JsonLdScript } from '#platform/seo/storefront/json-ld.tsx';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { isPriceRangeWrong } from '../rules/price-range.ts';
import { isLead } from '../rules/split-description.ts';
import * as listingTexts from '../texts/storefront.ts';
import { ActiveFilters, activeFilters } from './active-filters.tsx';
import { CategoryTree, Subcategories } from './category-tree.tsx';
import { Filters, FiltersButton } from './filters.tsx';
import { listingAddress } from './listing-address.ts';
import { ListingDescription, ListingLead } from './listing-description.tsx';
import { ListingEmpty } from './listing-empty.tsx';
import { ListingEnd } from './listing-end.tsx';
import { COUNT } from './listing-ids.ts';
import { listingName } from './listing-page.ts';
import { ListingPages } from './listing-pages.tsx';
import { ListingSettings, ViewSwitch } from './listing-settings.tsx';
import { SearchNote } from './search-note.tsx';
import type { ShownListing } from './shown-listing.ts';

export function ListingScreen({ listing }: { listing: ShownListing }) {
  const { total, page, descriptionBlocks } = listing;
  const hasLead = isLead(descriptionBlocks);
  const active = activeFilters(listing).length;
  const filtering = total > 0 || active > 0;
  return (
    <div id="search" data-listing={listingAddress(listing, { page })} data-searched={useRemembered(listing.text)}>
      <div
        className={classNames(
          'listing-head flex flex-wrap items-baseline gap-x-3',
          listing.scene
            ? 'listing-band md:max-lg:block lg:flex-col lg:flex-nowrap lg:items-start lg:justify-center'
            : 'md:block',
          listing.text !== null && 'md:pt-4',
        )}
      >
        <h1>{listingName(listing)}</h1>
        {listing.text !== '' && <ListingCount total={total} cutTo={listing.cutTo} cards={listing.cards} />}
        {hasLead && <ListingLead blocks={descriptionBlocks} />}
        {listing.scene && <DesktopScene file={listing.scene} sizes="36vw" className="listing-scene" />}
      </div>
      <SearchNote listing={listing} />
      <Subcategories listing={listing} hasTree={filtering} />
      {filtering && (
        <div
          id="paging_setting_top"
          data-alerts-below=""
          className="listing-bar mt-3 mb-2 flex flex-wrap items-end gap-2 md:mt-6 md:mb-5 md:gap-3 lg:my-0"
        >
          <FiltersButton count={active} />
          {total > 0 && (
            <>
              <ViewSwitch listing={listing} />
              <ListingSettings listing={listing} />
            </>
          )}
        </div>
      )}
      <div className={filtering ? 'listing-body lg:mt-6 lg:grid lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-10' : 'mt-6'}>
        {filtering && (
          <div className="listing-side">
            <CategoryTree listing={listing} />
            <Filters listing={listing} />
          </div>
        )}
        <div>
          {total > 0 && <ActiveFilters listing={listing} />}
          {isPriceRangeWrong(listing.chosen.price) && (
            <p className="mb-5 font-medium text-error lg:hidden">{listingTexts.priceWrong}</p>
          )}
          {total === 0 ? <ListingEmpty listing={listing} /> : <ListingPages listing={listing} />}
        </div>
      </div>
      {descriptionBlocks.length > 0 && !hasLead && <ListingDescription blocks={descriptionBlocks} />}
      {listing.onward && <ListingEnd onward={listing.onward} />}
      {total > 0 && <JsonLdScript value={itemList(listing)} />}
    </div>
  );
}

/** Longer texts do not fit into the list of searches. */
const MAX_REMEMBERED_LENGTH = 60;

function useRemembered(text: string | null): string | undefined {
  const minimum = useShell()?.settings.searchMinimum;
  return text !== null && text.length <= MAX_REMEMBERED_LENGTH && isSearchable(text, minimum) ? text : undefined;
}

export function ListingCount({ total, cutTo, cards }: Pick<ShownListing, 'total' | 'cutTo' | 'cards'>) {
  return (
    <>
      <p id={COUNT} tabIndex={-1} className="figures mt-1 text-ink-soft first-letter:uppercase focus:outline-none">
        {listingTexts.count(total, cutTo)}
        {cards < total && ` ${listingTexts.inModels(cards)}`}
      </p>
      {cutTo !== null && <p className="figures text-sm text-ink-soft">{listingTexts.cutTo(cutTo)}</p>}
    </>
  );
}

type Shown = Pick<ShownListing, 'page' | 'perPage' | 'cards' | 'origin'> & {
  products: Pick<ShownListing['products'][number], 'name' | 'link'>[];
};

/** X.14: numbered through all pages. */
export function itemList({ products, page, perPage, cards, origin }: Shown): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: cards,
    itemListElement: products.map((card, index) => ({
      '@type': 'ListItem',
      position: (page - 1) * perPage + index + 1,
      name: card.name,
      url: new URL(card.link, origin).href,
    })),
  };
}
