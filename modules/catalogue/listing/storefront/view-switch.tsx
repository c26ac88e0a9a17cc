import { classNames } from '#platform/ui/class-names.ts';
import { GridIcon, ListIcon } from '#platform/ui/icons/views.tsx';
import { LISTING_VIEWS } from '../rules/chosen-filters.ts';
import * as listingTexts from '../texts/storefront.ts';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

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
