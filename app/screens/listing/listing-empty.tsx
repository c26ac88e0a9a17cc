import { hasFilters, NO_FILTERS } from '#rules/listing/chosen-filters.ts';
import { listingTexts } from '#texts/listing.ts';
import { useShell } from '../../features/shell/use-shell.ts';
import { Zones } from '../../features/zones/zones.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { activeFilters } from './active-filters.tsx';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

/** No dead end: an empty listing says what to take back, or leads on to the departments. */
export function ListingEmpty({ listing }: { listing: ShownListing }) {
  const shell = useShell();
  if (hasFilters(listing.chosen)) return <NothingLeft listing={listing} />;
  const search = listing.text !== null;
  return (
    <>
      <div className="rounded-lg bg-surface-2 p-6 md:p-10">
        {search && <h2>{listingTexts.empty}</h2>}
        <p className="mt-2 max-w-[60ch]">{search ? listingTexts.emptyHelp : listingTexts.emptyCategory}</p>
        <ul className="mt-5 flex flex-wrap gap-2">
          {shell?.menu.map((category) => (
            <li key={category.link}>
              <ButtonLink to={category.link} look="secondary">
                {category.name}
              </ButtonLink>
            </li>
          ))}
        </ul>
      </div>
      {search && <Zones page="search" kinds={['bestsellers', 'recent']} />}
    </>
  );
}

function NothingLeft({ listing }: { listing: ShownListing }) {
  return (
    <div className="rounded-lg bg-surface-2 p-6 md:p-10">
      <h2>{listingTexts.emptyFiltered}</h2>
      <p className="mt-2 max-w-[60ch]">{listingTexts.emptyFilteredHelp}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {activeFilters(listing).map(({ label, to }) => (
          <li key={label}>
            <ButtonLink to={to} preventScrollReset look="secondary">
              {listingTexts.remove(label)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink to={listingAddress(listing, { chosen: NO_FILTERS })} preventScrollReset>
            {listingTexts.clear}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}
