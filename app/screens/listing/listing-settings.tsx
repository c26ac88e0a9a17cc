import { Form, useSubmit } from 'react-router';
import { LISTING_SORTS, PAGE_SIZES } from '#rules/catalogue/listing-query.ts';
import { writeChosenFilters } from '#rules/listing/chosen-filters.ts';
import { listingTexts } from '#texts/listing.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { ShownListing } from './shown-listing.ts';

/** Sort order and page size: applied as soon as a value is picked, or with a button when there is no script. */
export function ListingSettings({ listing }: { listing: ShownListing }) {
  const submit = useSubmit();
  return (
    <Form
      action={listing.address}
      className="flex w-full items-end gap-3 md:w-auto"
      onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
    >
      {listing.text !== null && <input type="hidden" name="text" value={listing.text} />}
      {listing.view === 'list' && <input type="hidden" name="display" value={listing.view} />}
      {writeChosenFilters(listing.chosen).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label={listingTexts.sort} className="flex-1 text-sm md:flex-none">
        {(control) => (
          <Select {...control} name="sort_order" defaultValue={listing.sort} key={listing.sort} className="md:w-52">
            {LISTING_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {listingTexts.sorts[sort]}
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
