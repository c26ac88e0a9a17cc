import type { ProductCard as Card } from '#rules/catalogue/product-card.ts';
import { ProductCard } from './product-card.tsx';

/** Photos a phone or a desktop shows before the first scroll. */
const IN_FIRST_VIEW = 4;

/** Two columns on class 1, three on 2, four from 3 on. */
const PHOTO_SIZES = '(min-width: 1200px) 290px, (min-width: 979px) 23vw, (min-width: 757px) 31vw, 46vw';

export function ProductGrid({ cards, headingLevel }: { cards: Card[]; headingLevel?: 2 | 3 }) {
  return (
    <ul className="grid grid-cols-2 gap-x-4 gap-y-8 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4 lg:gap-y-10">
      {cards.map((card, index) => (
        <li key={card.id}>
          <ProductCard card={card} photoSizes={PHOTO_SIZES} eager={index < IN_FIRST_VIEW} headingLevel={headingLevel} />
        </li>
      ))}
    </ul>
  );
}
