import type { NamedLink } from '#modules/catalogue/products/rules/product-page.ts';
import { Zones } from '#modules/catalogue/recommendations/storefront/zones.tsx';
import * as searchNoteTexts from '#modules/catalogue/search/texts/note.ts';
import * as productRequestTexts from '#modules/content/product-requests/texts/storefront.ts';
import { productRequestLink, searchLink } from '#platform/links/rules/screen-links.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { StillLife } from '#platform/ui/still-life.tsx';
import mapPicture from '#platform/ui/still-lifes/map.webp';
import { TextLink } from '#platform/ui/text-link.tsx';
import { hasFilters, NO_FILTERS } from '../rules/chosen-filters.ts';
import * as listingTexts from '../texts/storefront.ts';
import { activeFilters } from './active-filters.tsx';
import { listingAddress } from './listing-address.ts';
import type { ShownListing } from './shown-listing.ts';

export function ListingEmpty({ listing }: { listing: ShownListing }) {
  const { text, help, shopPages, chosen } = listing;
  if (hasFilters(chosen)) return <NothingLeft listing={listing} />;
  return (
    <>
      <div className="rounded-lg bg-surface-2 p-6 md:p-10">
        <StillLife picture={mapPicture} className="w-64 max-md:mx-auto max-md:mb-2 md:float-right md:ml-6 lg:w-80" />
        {text && <h2>{listingTexts.empty}</h2>}
        <p className="mt-2 max-w-[37.5rem]">{adviceFor(text)}</p>
        <Ways title={searchNoteTexts.pages} links={shopPages} />
        <Ways
          title={listingTexts.closeSpellings}
          links={help?.spellings.map((name) => ({ name, link: searchLink(name) }))}
        />
        <Ways title={listingTexts.popularCategories} links={help?.categories} />
        <p className="mt-6">
          {productRequestTexts.invite}{' '}
          <TextLink to={productRequestLink(text ?? '')}>{productRequestTexts.title}</TextLink>
        </p>
      </div>
      {text !== null && <Zones page="search" kinds={['bestsellers', 'recent']} />}
    </>
  );
}

function adviceFor(text: string | null): string {
  if (text === null) return listingTexts.emptyCategory;
  return text === '' ? listingTexts.noTextHelp : listingTexts.emptyHelp;
}

function Ways({ title, links = [] }: { title: string; links?: Pick<NamedLink, 'name' | 'link'>[] }) {
  if (links.length === 0) return null;
  return (
    <section aria-label={title} className="mt-5">
      <p className="font-semibold">{title}</p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {links.map(({ name, link }) => (
          <li key={link}>
            <ButtonLink to={link} look="secondary" size="sm">
              {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

function NothingLeft({ listing }: { listing: ShownListing }) {
  return (
    <div className="rounded-lg bg-surface-2 p-6 md:p-10">
      <h2>{listingTexts.emptyFiltered}</h2>
      <p className="mt-2 max-w-[37.5rem]">{listingTexts.emptyFilteredHelp}</p>
      <ul className="mt-5 flex flex-wrap gap-2">
        {activeFilters(listing).map(({ label, address }) => (
          <li key={label}>
            <ButtonLink to={address} look="secondary">
              {listingTexts.remove(label)}
            </ButtonLink>
          </li>
        ))}
        <li>
          <ButtonLink to={listingAddress(listing, { chosen: NO_FILTERS })} data-clear="">
            {listingTexts.clear}
          </ButtonLink>
        </li>
      </ul>
    </div>
  );
}
