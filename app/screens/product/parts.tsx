import { productTexts } from '#texts/product.ts';
import { ProductCard } from '../../features/product-card/product-card.tsx';
import type { ShownProduct } from './load.server.ts';

const PHOTO_SIZES = '(min-width: 979px) 220px, 45vw';

/** What a bundle or collection is made of. */
export function Parts({ parts }: { parts: ShownProduct['bundleParts'] }) {
  if (parts.length === 0) return null;
  return (
    <section className="mt-10">
      <h2>{productTexts.parts}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
        {parts.map((part) => (
          <li key={part.id}>
            <p className="figures mb-2 text-sm text-ink-soft">{productTexts.partQuantity(part.quantity)}</p>
            <ProductCard card={part.product} photoSizes={PHOTO_SIZES} />
          </li>
        ))}
      </ul>
    </section>
  );
}
