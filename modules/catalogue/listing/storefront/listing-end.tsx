import { DepartmentPhoto } from '#modules/catalogue/categories/storefront/department-tile.tsx';
import * as categoriesTexts from '#modules/catalogue/categories/texts/storefront.ts';
import type { Onward } from '#modules/catalogue/products/rules/onward.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { ChevronRightIcon } from '#platform/ui/icons/directions.tsx';
import { Link } from '#platform/ui/link.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as listingTexts from '../texts/storefront.ts';

const WHOLE = { name: categoriesTexts.title, link: '/kategorie' };

interface RestOfRowProps {
  onward: Onward;
  after: number;
  page: number;
  pages: number;
}

/**
 * Fills the free columns of the last row (listing-end.css): with the parent at the end of the listing, with another
 * department below every page before it.
 */
export function RestOfRow({ onward: { parent, photos: all, departments }, after, page, pages }: RestOfRowProps) {
  const aside = page < pages ? departments[(page - 1) % departments.length] : undefined;
  const { name, link } = aside ?? parent ?? WHOLE;
  const photos = aside?.photo ? [aside.photo] : all;
  return (
    // biome-ignore lint/a11y/useSemanticElements: an item of a list made of groups (product-grid.tsx)
    <div role="listitem" className="card-rest" data-free={freePlaces(after)}>
      <Link to={link} className="group">
        <span className="card-rest-photos">
          {photos.map((photo) => (
            <ShopImage
              key={photo}
              file={photo}
              alt=""
              width={960}
              height={640}
              sizes={photos.length > 1 ? '(min-width: 61.1875rem) 25vw, 30vw' : '(min-width: 61.1875rem) 50vw, 60vw'}
              lazy
            />
          ))}
        </span>
        <span className="card-rest-words">
          <span className="text-sm text-ink-soft">{listingTexts.further.also}</span>
          <span className="flex items-center gap-2 font-semibold group-hover:text-brand">
            {name}
            <ChevronRightIcon className="size-5 shrink-0" />
          </span>
        </span>
      </Link>
    </div>
  );
}

/** Free places in the last row for each number of columns: "2-1 3-2". */
function freePlaces(cards: number): string {
  return [2, 3, 4, 5].map((columns) => `${columns}-${(columns - (cards % columns)) % columns}`).join(' ');
}

export function ListingEnd({ onward: { departments } }: { onward: Onward }) {
  if (departments.length === 0) return null;
  return (
    <section
      aria-labelledby="listing_further"
      className="deferred-rendering mt-12 rounded-lg bg-surface-2 p-4 [--about:32rem] md:mt-16 md:p-8"
    >
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1 md:mb-6">
        <h2 id="listing_further">{listingTexts.further.title}</h2>
        <TextLink to={WHOLE.link} className="inline-flex min-h-11 items-center">
          {WHOLE.name}
        </TextLink>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-3 md:grid-cols-4 md:gap-5">
        {departments.map(({ id, name, link, count, photo }) => (
          <li key={id}>
            <Link to={link} className="group block rounded-lg">
              <DepartmentPhoto
                photo={photo}
                sizes="(min-width: 100rem) 21.875rem, (min-width: 47.3125rem) 23vw, 44vw"
                className="aspect-4/3"
              />
              <span className="mt-3 block type-sub group-hover:text-brand">{name}</span>
              <span className="figures text-sm text-ink-soft">{listingTexts.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
