import { writeChosenFilters } from '#rules/catalogue/listing/chosen-filters.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, LISTING_SORTS, PAGE_SIZES } from '#rules/catalogue/products/listing-query.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/text-controls.tsx';
import { listingSettings } from './listing-address.ts';
import { SETTINGS_FORM } from './listing-ids.ts';
import type { ShownListing } from './shown-listing.ts';

/** Sort order and page size: applied as soon as a value is picked, or with a button when there is no script. */
export function ListingSettings({ listing }: { listing: ShownListing }) {
  // The selects themselves say sort order and page size.
  const carried = listingSettings({ ...listing, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE });
  return (
    // Nothing is put back into it by the browser: what stands in it is what the listing shows.
    <form
      id={SETTINGS_FORM}
      action={listing.address}
      autoComplete="off"
      className="flex min-w-0 flex-1 items-end gap-3 md:flex-none"
    >
      {[...carried, ...writeChosenFilters(listing.chosen)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={listingTexts.sort} className="min-w-0 flex-1 text-sm max-md:[&>label]:sr-only md:flex-none">
        {(control) => (
          <Select {...control} name="sort_order" defaultValue={listing.sort} className="md:w-52">
            {LISTING_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sort === DEFAULT_SORT && listing.text !== null ? listingTexts.byFitness : listingTexts.sorts[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={listingTexts.perPage} className="text-sm max-md:hidden">
        {(control) => (
          <Select {...control} name="portions" defaultValue={listing.perPage} className="w-24">
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <noscript>
        <Button type="submit" look="secondary">
          {listingTexts.apply}
        </Button>
      </noscript>
    </form>
  );
}
