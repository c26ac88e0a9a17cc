import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#modules/catalogue/products/rules/product-card.ts';
import { renderedPart } from '#platform/islands/storefront/island.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { ProductCardProps } from './product-card.tsx';

const IN_FIRST_VIEW = 4;

const IN_GROUP = 2;

/** Rendered once for equal props: the same card is on many listings. */
const CardItem = renderedPart<ProductCardProps>('product-card', 'listitem');

interface ProductGridProps {
  cards: Card[];
  headingLevel?: 2 | 3;
  /** `withFilters` it has a column less on class 3; `few` stay four in a row. */
  place?: 'alone' | 'withFilters' | 'few';
  view?: 'grid' | 'list';
  lazy?: boolean;
  keep?: boolean;
  children?: ReactNode;
}

/** Half a phone's window without margins and gap: a larger value makes most phones load the next larger photo. */
const HALF = '(min-width: 25rem) calc(46vw - 0.5rem), calc(50vw - 1.5rem)';

export const PHOTO_SIZES = {
  few: `(min-width: 100rem) 22.5rem, (min-width: 47.3125rem) 23vw, ${HALF}`,
  alone: `(min-width: 100rem) 15rem, (min-width: 61.1875rem) 23vw, (min-width: 47.3125rem) 31vw, ${HALF}`,
  withFilters: `(min-width: 100rem) 14.375rem, (min-width: 90rem) 15.75rem, (min-width: 75rem) 17.5vw, (min-width: 61.1875rem) 21vw, (min-width: 47.3125rem) 31vw, ${HALF}`,
  list: '(min-width: 47.3125rem) 9.5rem, 36vw',
};

const COLUMNS = {
  few: 'card-grid md:grid md:grid-cols-4 md:gap-x-6',
  alone: 'card-grid md:grid md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 min-[100rem]:grid-cols-6',
  withFilters: 'card-grid md:grid md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 min-[100rem]:grid-cols-5',
  list: 'grid gap-y-6',
};

/** Two in a row on a phone, one with very large text. */
const GRID_GROUP =
  'card-rows grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 [--about:calc(57vw+20rem)] md:contents';
const LIST_GROUP = 'grid gap-y-6 [--about:36rem]';

/** Groups are rendered when they come near. HTML allows no group between a list and its items, so roles mark them. */
export function ProductGrid({
  cards,
  headingLevel,
  place = 'alone',
  view = 'grid',
  lazy,
  keep,
  children,
}: ProductGridProps) {
  const isList = view === 'list';
  const look = isList ? 'list' : place;
  if (cards.length === 0) return null;
  const starts = cards.flatMap((_, at) => (at % IN_GROUP === 0 ? at : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="list" className={COLUMNS[look]}>
      {starts.map((start) => (
        <div
          key={start}
          className={classNames(isList ? LIST_GROUP : GRID_GROUP, start >= IN_FIRST_VIEW && 'deferred-rendering')}
        >
          {cards.slice(start, start + IN_GROUP).map((card, index) => (
            <CardItem
              key={card.id}
              card={card}
              photoSizes={PHOTO_SIZES[look]}
              eager={!lazy && start < IN_FIRST_VIEW}
              priority={!lazy && start + index === 0}
              headingLevel={headingLevel}
              row={isList}
              keep={keep}
            />
          ))}
          {start + IN_GROUP >= cards.length && children}
        </div>
      ))}
    </div>
  );
}
