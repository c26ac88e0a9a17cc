import { Form, useNavigate } from 'react-router';
import {
  DEFAULT_PAGE_SIZE,
  DEFAULT_SORT,
  LISTING_SORTS,
  PAGE_SIZES,
  readPageSize,
  readSort,
} from '#rules/catalogue/listing-query.ts';
import { writeChosenFilters } from '#rules/listing/chosen-filters.ts';
import { listingTexts } from '#texts/listing.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { listingAddress, listingSettings } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

/** Sort order and page size: applied as soon as a value is picked, or with a button when there is no script. */
export function ListingSettings({ listing }: { listing: ShownListing }) {
  const navigate = useNavigate();
  // The selects themselves say sort order and page size.
  const carried = listingSettings({ ...listing, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE });

  function apply(form: HTMLFormElement) {
    const picked = new FormData(form);
    const sort = readSort(String(picked.get('sort_order')));
    const perPage = readPageSize(String(picked.get('portions')));
    void navigate(listingAddress({ ...listing, sort, perPage }), { preventScrollReset: true });
  }

  return (
    <Form
      action={listing.address}
      className="flex w-full items-end gap-3 md:w-auto"
      onChange={(event) => apply(event.currentTarget)}
    >
      {[...carried, ...writeChosenFilters(listing.chosen)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={listingTexts.sort} className="flex-1 text-sm md:flex-none">
        {(control) => (
          <Select {...control} name="sort_order" defaultValue={listing.sort} key={listing.sort} className="md:w-52">
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
          <Select {...control} name="portions" defaultValue={listing.perPage} key={listing.perPage} className="w-24">
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
