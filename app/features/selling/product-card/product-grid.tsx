import type { ReactNode } from 'react';
import { drawnPart } from '#app/features/platform/island/island.tsx';
import type { ProductCard as Card } from '#rules/catalogue/products/product-card.ts';
import type { ProductCardProps } from './product-card.tsx';

/** Photos a phone or a desktop shows before the first scroll. */
const IN_FIRST_VIEW = 4;

/** Drawn once for what it shows: the same card stands on many listings. */
const CardItem = drawnPart<ProductCardProps>('product-card', 'li');

interface ProductGridProps {
  cards: Card[];
  headingLevel?: 2 | 3;
  /** Alone it takes the whole width; beside filters it has a column less on class 3. A few of a section stay four in a row. */
  place?: 'alone' | 'beside' | 'few';
  /** A list shows one product in a row, with the words beside the photo. */
  view?: 'grid' | 'list';
  /** Not at the top of the page: no photo is in the first view. */
  lazy?: boolean;
  /** With hearts and compare ticks. */
  keep?: boolean;
  /** After the last card. */
  children?: ReactNode;
}

/** Widths the photos take. */
export const PHOTO_SIZES = {
  few: '(min-width: 1600px) 360px, (min-width: 757px) 23vw, 46vw',
  alone: '(min-width: 1600px) 240px, (min-width: 979px) 23vw, (min-width: 757px) 31vw, 46vw',
  beside:
    '(min-width: 1600px) 230px, (min-width: 1440px) 252px, (min-width: 1200px) 17.5vw, (min-width: 979px) 21vw, (min-width: 757px) 31vw, 46vw',
  list: '(min-width: 757px) 152px, 36vw',
};

/** On a phone two in a row; one where the text is so large that two would be squeezed. */
const COLUMNS = {
  few: 'card-grid grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 md:grid-cols-4 md:gap-x-6',
  alone:
    'card-grid grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 min-[1600px]:grid-cols-6',
  beside:
    'card-grid grid grid-cols-[repeat(auto-fill,minmax(max(8rem,40%),1fr))] gap-x-4 md:grid-cols-3 md:gap-x-6 xl:grid-cols-4 min-[1600px]:grid-cols-5',
  list: 'grid gap-y-6',
};

export function ProductGrid({
  cards,
  headingLevel,
  place = 'alone',
  view = 'grid',
  lazy,
  keep,
  children,
}: ProductGridProps) {
  const look = view === 'list' ? 'list' : place;
  return (
    <ul className={COLUMNS[look]}>
      {cards.map((card, index) => (
        <CardItem
          key={card.id}
          card={card}
          photoSizes={PHOTO_SIZES[look]}
          eager={!lazy && index < IN_FIRST_VIEW}
          priority={!lazy && index === 0}
          headingLevel={headingLevel}
          row={view === 'list'}
          keep={keep}
        />
      ))}
      {children}
    </ul>
  );
}
