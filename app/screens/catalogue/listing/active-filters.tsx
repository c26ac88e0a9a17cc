import { NO_FILTERS, withoutValue } from '#rules/catalogue/listing/chosen-filters.ts';
import { ANY_PRICE, narrowsPrice } from '#rules/catalogue/listing/price-range.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { CloseIcon } from '../../../ui/icons/signs.tsx';
import { isPlainClick } from '../../../ui/is-plain-click.ts';
import { ChoiceLink } from './choice-link.tsx';
import { filterName, valueName } from './filter-names.ts';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

interface ActiveFilter {
  label: string;
  /** Without it, whatever else is wanted meanwhile. */
  address: (wanted: ShownListing) => string;
}

/** Every value the products were chosen by. */
export function activeFilters(listing: ShownListing): ActiveFilter[] {
  const { chosen, filters } = listing;
  const values = filters.flatMap((filter) =>
    filter.values
      .filter((value) => value.chosen)
      .map((value) => ({
        label: listingTexts.activeValue(filterName(filter), valueName(value)),
        address: (wanted: ShownListing) =>
          listingAddress(wanted, { chosen: withoutValue(wanted.chosen, filter.id, value.value) }),
      })),
  );
  if (!narrowsPrice(chosen.price)) return values;
  const withoutPrice = (wanted: ShownListing) =>
    listingAddress(wanted, { chosen: { ...wanted.chosen, price: ANY_PRICE } });
  return [...values, { label: listingTexts.priceRange(chosen.price), address: withoutPrice }];
}

export function ActiveFilters({ listing, wanted }: { listing: ShownListing; wanted: ShownListing }) {
  const active = activeFilters(listing);
  if (active.length === 0) return null;
  return (
    <nav id="filter_list" aria-label={listingTexts.active} className="mb-5">
      <ul className="flex flex-wrap items-center gap-2">
        {active.map(({ label, address }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the next chip takes the place of the one taken away, and its focus
          <li key={index}>
            <ChoiceLink
              listing={wanted}
              address={address}
              onClick={index === active.length - 1 ? focusCount : undefined}
              aria-label={listingTexts.remove(label)}
              className="flex min-h-11 items-center gap-2 rounded-md bg-brand-soft pr-3 pl-4 text-sm font-medium hover:bg-surface-2"
            >
              {label}
              <CloseIcon className="size-4" />
            </ChoiceLink>
          </li>
        ))}
        <li>
          <ChoiceLink
            listing={wanted}
            address={(now) => listingAddress(now, { chosen: NO_FILTERS })}
            onClick={focusCount}
            className="flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {listingTexts.clear}
          </ChoiceLink>
        </li>
      </ul>
    </nav>
  );
}

export const COUNT_ID = 'listing_count';

/** For a link that goes with the filter it takes away: the keyboard goes on from the count, which itself says when it changes. */
export function focusCount(click: Parameters<typeof isPlainClick>[0]) {
  if (isPlainClick(click)) document.getElementById(COUNT_ID)?.focus({ preventScroll: true });
}
