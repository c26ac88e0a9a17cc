import type { ReactNode } from 'react';
import { Price } from '#app/features/catalogue/price/price.tsx';
import { Rating } from '#app/features/catalogue/rating/rating.tsx';
import { CardSizes } from '#app/features/selling/product-card/card-sizes.tsx';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { type CompareView, compareRow, type TraitFact, traitRows } from '#rules/customers/compare/compare-view.ts';
import * as compareTexts from '#texts/customers/compare.ts';

export interface ShownRow {
  name: string;
  cells: ReactNode[];
}

const texts = compareTexts.rows;

/** Rows every product has: what decides whether it differs, and how it is shown. */
const OFFER: { name: string; says: (card: ProductCard) => string; show: (card: ProductCard) => ReactNode }[] = [
  {
    name: texts.price,
    says: ({ price, regularPrice, priceVaries, phonePrice, gratis }) =>
      JSON.stringify([price, regularPrice, priceVaries, phonePrice, gratis]),
    show: (card) => <Price {...card} varies={card.priceVaries} />,
  },
  {
    name: texts.rating,
    says: ({ rating }) => `${rating.count} ${rating.average}`,
    show: ({ rating }) => (rating.count > 0 ? <Rating {...rating} /> : <Quiet>{texts.noRating}</Quiet>),
  },
  {
    name: texts.availability,
    says: ({ available }) => String(available),
    show: ({ available }) =>
      available ? <span className="font-semibold text-ok">{texts.available}</span> : <Quiet>{texts.soldOut}</Quiet>,
  },
  {
    name: texts.sizes,
    says: ({ sizes }) => sizes.map((size) => `${size.name} ${size.available}`).join(),
    show: ({ sizes }) => (sizes.length > 1 ? <CardSizes sizes={sizes} /> : texts.oneSize),
  },
  {
    name: texts.producer,
    says: ({ producerName }) => producerName ?? '',
    show: ({ producerName }) => producerName ?? <Quiet>{compareTexts.missing}</Quiet>,
  },
];

/** The columns in view; hiding all of them hides none. */
export function comparedColumns({ cards }: { cards: ProductCard[] }, view: CompareView): ProductCard[] {
  const shown = cards.filter((card) => !view.hidden.includes(card.id));
  return shown.length > 0 ? shown : cards;
}

/** The offer first, then the traits in the order of the product page. */
export function comparedRows(columns: ProductCard[], facts: TraitFact[], view: CompareView): ShownRow[] {
  const offer = OFFER.map(({ name, says, show }) => ({
    ...compareRow(name, columns.map(says)),
    cells: columns.map(show),
  }));
  const traits = traitRows(
    columns.map((card) => card.id),
    facts,
  ).map((row) => ({
    ...row,
    cells: row.cells.map((text) => text || <Quiet key="missing">{compareTexts.missing}</Quiet>),
  }));
  return [...offer, ...traits].filter((row) => row.differs || !view.onlyDifferences);
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="text-sm text-ink-soft">{children}</span>;
}
