import type { ReactNode } from 'react';
import { Rating } from '#modules/after-sale/opinions/storefront/rating.tsx';
import { Price } from '#modules/catalogue/pricing/storefront/price.tsx';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { unbrokenSize } from '#modules/catalogue/products/rules/product-name.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import { type CompareView, compareRow, type TraitFact, traitRows } from '../../rules/compare-view.ts';
import * as compareTexts from '../../texts/storefront.ts';

export interface ShownRow {
  name: string;
  cells: ReactNode[];
}

const texts = compareTexts.rows;

const OFFER: { name: string; says: (card: ProductCard) => string; show: (card: ProductCard) => ReactNode }[] = [
  {
    name: texts.price,
    says: ({ price, regularPrice, priceVaries, phonePrice, points, gratis }) =>
      JSON.stringify([price, regularPrice, priceVaries, phonePrice, phonePrice && points, gratis]),
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
    show: ({ sizes }) => (sizes.length > 1 ? <Sizes sizes={sizes} /> : texts.oneSize),
  },
  {
    name: texts.producer,
    says: ({ producerName }) => producerName ?? '',
    show: ({ producerName }) => producerName ?? <Missing />,
  },
];

export function comparedColumns({ cards }: { cards: ProductCard[] }, view: CompareView): ProductCard[] {
  const shown = cards.filter((card) => !view.hidden.includes(card.id));
  return shown.length > 0 ? shown : cards;
}

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
    cells: row.cells.map((text) => text || <Missing key="missing" />),
  }));
  return [...offer, ...traits].filter((row) => row.differs || !view.onlyDifferences);
}

function Sizes({ sizes }: Pick<ProductCard, 'sizes'>) {
  const namesOf = (isThere: boolean) =>
    sizes.filter(({ available }) => available === isThere).map(({ name }) => unbrokenSize(name));
  const [there, gone] = [namesOf(true), namesOf(false)];
  return (
    <>
      {there.length > 0 && <p>{there.join(', ')}</p>}
      {gone.length > 0 && (
        <p>
          <Quiet>{texts.soldOutSizes(gone.join(', '))}</Quiet>
        </p>
      )}
    </>
  );
}

function Missing() {
  return (
    <Quiet>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{compareTexts.missing}</VisuallyHidden>
    </Quiet>
  );
}

function Quiet({ children }: { children: ReactNode }) {
  return <span className="text-sm text-ink-soft">{children}</span>;
}
