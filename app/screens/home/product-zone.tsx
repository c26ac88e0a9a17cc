import type { ProductCard as Card } from '#rules/catalogue/product-card.ts';
import { ProductSlider } from '../../features/product-card/product-slider.tsx';
import { Section } from './section.tsx';

/** A slider of products under a heading; nothing when there are none. */
export function ProductZone({ title, cards }: { title: string; cards: Card[] }) {
  if (cards.length === 0) return null;
  return (
    <Section title={title}>
      <ProductSlider label={title} cards={cards} />
    </Section>
  );
}
