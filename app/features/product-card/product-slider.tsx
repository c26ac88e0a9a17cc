import type { ProductCard as Card } from '#rules/catalogue/product-card.ts';
import { Carousel } from '../../ui/carousel/carousel.tsx';
import { ProductCard } from './product-card.tsx';

/** Six cards on a wide window, four on a middle one, one on a phone (S9.51–S9.53). */
const PHOTO_SIZES = '(min-width: 1201px) 190px, (min-width: 758px) 23vw, 92vw';

export function ProductSlider({ label, cards }: { label: string; cards: Card[] }) {
  return (
    <Carousel label={label} layout="hotspot">
      {cards.map((card) => (
        <ProductCard key={card.id} card={card} photoSizes={PHOTO_SIZES} />
      ))}
    </Carousel>
  );
}
