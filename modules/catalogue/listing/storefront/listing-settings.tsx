import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Field } from '#platform/ui/field.tsx';
import { GridIcon, ListIcon } from '#platform/ui/icons/views.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { LISTING_VIEWS, writeChosenFilters } from '../rules/chosen-filters.ts';
import { DEFAULT_PAGE_SIZE, DEFAULT_SORT, LISTING_SORTS, PAGE_SIZES } from '../rules/listing-query.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress, listingSettings } from './listing-address.ts';
import { SETTINGS_FORM } from './listing-ids.ts';
import type { ShownListing } from './shown-listing.ts';

const SORT = 'max-md:[&>select]:pr-8 max-md:[&>select]:pl-2.5 max-md:[&>svg]:right-1.5 md:w-52';

const SIDE_BY_SIDE = 'text-sm md:flex md:items-center md:gap-2 md:[&>label]:mb-0 md:[&>label]:shrink-0';

export function ListingSettings({ listing }: { listing: ShownListing }) {
  const carried = listingSettings({ ...listing, sort: DEFAULT_SORT, perPage: DEFAULT_PAGE_SIZE });
  return (
    <form
      id={SETTINGS_FORM}
      action={listing.address}
      autoComplete="off"
      className="flex min-w-0 flex-1 items-end gap-3 max-md:[html:not([data-js])_&]:order-last max-md:[html:not([data-js])_&]:basis-full md:flex-none"
    >
      {[...carried, ...writeChosenFilters(listing.chosen)].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field
        label={listingTexts.sort}
        className={`${SIDE_BY_SIDE} min-w-0 flex-1 max-md:[&>label]:sr-only md:flex-none`}
      >
        {(control) => (
          <Select {...control} name="sort_order" defaultValue={listing.sort} className={SORT}>
            {LISTING_SORTS.map((sort) => (
              <option key={sort} value={sort}>
                {sort === DEFAULT_SORT && listing.text !== null ? listingTexts.byFitness : listingTexts.sorts[sort]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Apply />
    </form>
  );
}

/** Belongs to the form above the list, so that each choice keeps the other. */
export function PageSizes({ listing }: { listing: ShownListing }) {
  if (listing.cards <= DEFAULT_PAGE_SIZE) return null;
  return (
    <div className="flex items-center gap-3 max-md:hidden">
      <Field label={listingTexts.perPage} className={SIDE_BY_SIDE}>
        {(control) => (
          <Select
            {...control}
            name="portions"
            form={SETTINGS_FORM}
            autoComplete="off"
            defaultValue={listing.perPage}
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
      <Apply />
    </div>
  );
}

function Apply() {
  return (
    <noscript>
      <Button type="submit" look="secondary" form={SETTINGS_FORM}>
        {listingTexts.apply}
      </Button>
    </noscript>
  );
}

const icons = { grid: GridIcon, list: ListIcon };

/** The view is in the address, so that a cached page is right from the first paint. */
export function ViewSwitch({ listing }: { listing: ShownListing }) {
  return (
    <nav
      aria-label={listingTexts.views.label}
      className="order-last flex overflow-hidden md:max-lg:ml-auto max-[22.4375rem]:hidden rounded-md border border-line-strong"
    >
      {LISTING_VIEWS.map((view) => {
        const Icon = icons[view];
        return (
          <a
            key={view}
            href={listingAddress(listing, { view, page: listing.page })}
            data-view={view}
            rel="nofollow"
            aria-label={listingTexts.views[view]}
            aria-current={listing.view === view ? 'true' : undefined}
            className={classNames(
              'flex size-11.5 items-center justify-center focus-visible:-outline-offset-2',
              listing.view === view ? 'bg-ink text-paper' : 'bg-surface hover:bg-surface-2',
            )}
          >
            <Icon className="size-5" />
          </a>
        );
      })}
    </nav>
  );
}
