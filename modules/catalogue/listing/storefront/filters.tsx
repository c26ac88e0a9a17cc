import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { FilterIcon } from '#platform/ui/icons/views.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { hasFilters, NO_FILTERS } from '../rules/chosen-filters.ts';
import * as listingTexts from '../texts/storefront.ts';
import { FiltersForm } from './filters-form.tsx';
import { listingAddress } from './listing-address.ts';
import { FILTERS, FILTERS_FORM, SHOW_PRODUCTS } from './listing-ids.ts';
import type { ShownListing } from './shown-listing.ts';

/** A column on classes 3 and 4, otherwise a sheet that opens without a script too. */
export function Filters({ listing }: { listing: ShownListing }) {
  return (
    <aside
      id={FILTERS}
      popover="auto"
      aria-label={listingTexts.filters}
      className="filters bg-surface text-ink lg:bg-transparent"
    >
      <header className="flex items-center justify-between border-b border-line py-2 pr-2 pl-5 lg:hidden">
        <h2 className="type-sub">{listingTexts.filters}</h2>
        <Button look="quiet" square aria-label={uiTexts.close} popoverTarget={FILTERS} popoverTargetAction="hide">
          <CloseIcon />
        </Button>
      </header>
      <div className="filters__body px-5 pb-4 lg:px-0">
        <FiltersForm listing={listing} />
      </div>
      <footer className="filters__foot border-t border-line px-5 lg:border-0 lg:px-0">
        {hasFilters(listing.chosen) && (
          <ButtonLink
            to={listingAddress(listing, { chosen: NO_FILTERS })}
            data-clear=""
            look="secondary"
            className="shrink-0 lg:hidden"
          >
            {listingTexts.clear}
          </ButtonLink>
        )}
        <Button id={SHOW_PRODUCTS} wide popoverTarget={FILTERS} popoverTargetAction="hide" className="needs-js">
          {listingTexts.show(listing.total, listing.cutTo)}
        </Button>
        {/* Without a script filters apply when the form is sent. */}
        <Button wide type="submit" form={FILTERS_FORM} className="without-js">
          {listingTexts.filter}
        </Button>
      </footer>
    </aside>
  );
}

export function FiltersButton({ count }: { count: number }) {
  return (
    <Button look="secondary" popoverTarget={FILTERS} className="min-h-12 flex-none lg:hidden">
      <FilterIcon className="size-5" />
      {listingTexts.filters}
      {count > 0 && <span className="figures">({count})</span>}
    </Button>
  );
}
