import { Link } from 'react-router';
import { NO_FILTERS, withoutValue } from '#rules/listing/chosen-filters.ts';
import { ANY_PRICE, narrowsPrice } from '#rules/listing/price-range.ts';
import { listingTexts } from '#texts/listing.ts';
import { CloseIcon } from '../../ui/icons/close.tsx';
import { filterName, valueName } from './filter-names.ts';
import { focusCount } from './focus-count.ts';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

/** Every chosen value with a link that takes it away. */
export function activeFilters(listing: ShownListing): { label: string; to: string }[] {
  const { chosen, filters } = listing;
  const values = filters.flatMap((filter) =>
    filter.values
      .filter((value) => value.chosen)
      .map((value) => ({
        label: listingTexts.activeValue(filterName(filter), valueName(value)),
        to: listingAddress(listing, { chosen: withoutValue(chosen, filter.id, value.value) }),
      })),
  );
  if (!narrowsPrice(chosen.price)) return values;
  const withoutPrice = listingAddress(listing, { chosen: { ...chosen, price: ANY_PRICE } });
  return [...values, { label: listingTexts.priceRange(chosen.price), to: withoutPrice }];
}

export function ActiveFilters({ listing }: { listing: ShownListing }) {
  const active = activeFilters(listing);
  if (active.length === 0) return null;
  return (
    <nav id="filter_list" aria-label={listingTexts.active} className="mb-5">
      <ul className="flex flex-wrap items-center gap-2">
        {active.map(({ label, to }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the next chip takes the place of the one taken away, and its focus
          <li key={index}>
            <Link
              to={to}
              preventScrollReset
              onClick={index === active.length - 1 ? focusCount : undefined}
              aria-label={listingTexts.remove(label)}
              className="flex min-h-11 items-center gap-2 rounded-md bg-brand-soft pr-3 pl-4 text-sm font-medium hover:bg-surface-2"
            >
              {label}
              <CloseIcon className="size-4" />
            </Link>
          </li>
        ))}
        <li>
          <Link
            to={listingAddress(listing, { chosen: NO_FILTERS })}
            preventScrollReset
            onClick={focusCount}
            className="flex min-h-11 items-center px-2 text-sm font-semibold underline underline-offset-4"
          >
            {listingTexts.clear}
          </Link>
        </li>
      </ul>
    </nav>
  );
}
