import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import { NO_FILTERS, withoutValue } from '../rules/chosen-filters.ts';
import { ANY_PRICE, narrowsPrice } from '../rules/price-range.ts';
import * as listingTexts from '../texts/storefront.ts';
import { filterName, valueName } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import { CHIPS } from './listing-ids.ts';
import type { ShownListing } from './shown-listing.ts';

interface ActiveFilter {
  label: string;
  address: string;
}

export function activeFilters(listing: ShownListing): ActiveFilter[] {
  const { chosen, filters } = listing;
  const values = filters.flatMap((filter) =>
    filter.values
      .filter((value) => value.chosen)
      .map((value) => ({
        label: listingTexts.activeValue(filterName(filter), valueName(value)),
        address: listingAddress(listing, { chosen: withoutValue(chosen, filter.id, value.value) }),
      })),
  );
  if (!narrowsPrice(chosen.price)) return values;
  const address = listingAddress(listing, { chosen: { ...chosen, price: ANY_PRICE } });
  return [...values, { label: listingTexts.priceRange(chosen.price), address }];
}

export function ActiveFilters({ listing }: { listing: ShownListing }) {
  const active = activeFilters(listing);
  if (active.length === 0) return null;
  return (
    <nav id={CHIPS} aria-label={listingTexts.active} className="mb-5">
      <ul className="flex flex-wrap items-center gap-2">
        {active.map(({ label, address }) => (
          <li key={label}>
            <a
              href={address}
              aria-label={listingTexts.remove(label)}
              className="flex min-h-11 items-center gap-2 rounded-md bg-brand-soft pr-3 pl-4 text-sm font-medium hover:bg-surface-2"
            >
              {label}
              <CloseIcon className="size-4" />
            </a>
          </li>
        ))}
        <li>
          <a
            href={listingAddress(listing, { chosen: NO_FILTERS })}
            data-clear=""
            className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {listingTexts.clear}
          </a>
        </li>
      </ul>
    </nav>
  );
}
