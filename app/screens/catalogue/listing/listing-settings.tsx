import { useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { writeChosenFilters } from '#rules/catalogue/listing/chosen-filters.ts';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  LISTING_SORTS,
  PAGE_SIZES,
  parsePageSize,
  parseSort,
} from '#rules/catalogue/products/listing-query.ts';
import * as listingTexts from '#texts/catalogue/listing.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/text-controls.tsx';
import { listingAddress, listingSettings } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';
import { wantedNow } from './wanted-listing.ts';

/** Sort order and page size: applied as soon as a value is picked, or with a button when there is no script. */
export function ListingSettings({ listing }: { listing: ShownListing }) {
  const navigate = useNavigate();
  // Shown at once, though the listing follows a moment later.
  const [picked, setPicked] = useState({ listing, sort: listing.sort, perPage: listing.perPage });
  if (picked.listing !== listing) setPicked({ listing, sort: listing.sort, perPage: listing.perPage });
  // The selects themselves say sort order and page size.
  const carried = listingSettings({ ...listing, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE });

  function pick(change: Partial<Pick<ShownListing, 'sort' | 'perPage'>>) {
    const { sort, perPage } = { ...picked, ...change };
    setPicked({ listing, sort, perPage });
    void navigate(listingAddress({ ...wantedNow(listing), ...change }), { preventScrollReset: true });
  }

  return (
    <Form action={listing.address} className="flex w-full items-end gap-3 md:w-auto">
      {[...carried, ...writeChosenFilters(listing.chosen)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={listingTexts.sort} className="flex-1 text-sm md:flex-none">
        {(control) => (
          <Select
            {...control}
            name="sort_order"
            value={picked.sort}
            onChange={({ currentTarget }) => pick({ sort: parseSort(currentTarget.value) })}
            className="md:w-52"
          >
            {LISTING_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sort === DEFAULT_SORT && listing.text !== null ? listingTexts.byFitness : listingTexts.sorts[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={listingTexts.perPage} className="text-sm">
        {(control) => (
          <Select
            {...control}
            name="portions"
            value={picked.perPage}
            onChange={({ currentTarget }) => pick({ perPage: parsePageSize(currentTarget.value) })}
            className="w-24"
          >
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
    </Form>
  );
}
