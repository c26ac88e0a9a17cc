import type { ReactNode } from 'react';
import type { ProductCard as Card } from '#modules/catalogue/products/rules/product-card.ts';
import { renderedPart } from '#platform/islands/storefront/island.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import type { ProductCardProps } from './product-card.tsx';

/** Photos a phone or a desktop shows before the first scroll. */
const IN_FIRST_VIEW = 4;

/** A row of a phone, whose cards share their lines. */
const IN_GROUP = 2;

/** Drawn once for what it shows: the same card is on many listings. */
const CardItem = renderedPart<ProductCardProps>('product-card', 'listitem');

interface ProductGridProps {
  cards: Card[];
  headingLevel?: 2 | 3;
  /** Alone it takes the whole width; next to filters it has a column less on class 3. A few of a section stay four in a row. */
  place?: 'alone' | 'beside' | 'few';
  /** A list shows one product in a row, with the words next to the photo. */
  view?: 'grid' | 'list';
  /** Not at the top of the page: no photo is in the first view. */
  lazy?: boolean;
  /** With hearts and compare ticks. */
  keep?: boolean;
  /** After the last card. */
  children?: ReactNode;
}

/** Half a phone's window without margins and gap (`page-width`): a wider answer costs most phones the next larger photo. */
const HALF = '(min-width: 25rem) calc(46vw - 0.5rem), calc(50vw - 1.5rem)';

/** Widths the photos take. */
export const PHOTO_SIZES = {
  few: `(min-width: 100rem) 22.5rem, (min-width: 47.3125rem) 23vw, ${HALF}`,
  alone: `(min-width: 100rem) 15rem, (min-width: 61.1875rem) 23vw, (min-width: 47.3125rem) 31vw, ${HALF}`,
  beside: `(min-width: 100rem) 14.375rem, (min-width: 90rem) 15.75rem, (min-width: 75rem) 17.5vw, (min-width: 61.1875rem) 21vw, (min-width: 47.3125rem) 31vw, ${HALF}`,
  list: '(min-width: 47.3125rem) 9.5rem, 36vw',
};

/** The whole list; on a phone each of its groups is a grid of its own. */
const COLUMNS = {
  few: 'card-grid md:grid md:grid-cols-4 md:gap-x-6',
  alone: 'card-grid md:grid md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 min-[100rem]:grid-cols-6',
  beside: 'card-grid md:grid md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 min-[100rem]:grid-cols-5',
  list: 'grid gap-y-6',
};

/** On a phone two in a row; one where the text is so large that two would be squeezed. */
const GRID_GROUP =
  'card-rows grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 [--about:calc(57vw+20rem)] md:contents';
const LIST_GROUP = 'grid gap-y-6 [--about:36rem]';

/**
 * Cards in groups, which a phone draws as they come near, and a list with words next to the photos in every window. Between a list and
 * its items HTML allows no group, so roles say what they are.
 */
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
