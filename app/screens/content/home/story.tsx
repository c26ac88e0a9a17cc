import { useId } from 'react';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import { ProductGrid } from '#app/features/selling/product-card/product-grid.tsx';
import { ButtonLink } from '#app/ui/button-link.tsx';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import type { Story as Words } from '#rules/content/home/home-blocks.ts';
import { keepTogether } from '#rules/platform/text/keep-together.ts';

interface StoryProps extends Omit<Words, 'products'> {
  cards: ProductCard[];
}

/** A scene, some sentences and the products that go with them. */
export function Story({ title, text, link, linkText, photo, alt, cards }: StoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 bg-surface py-10 md:mt-20 md:py-16">
      <div className="page-width">
        <div className="grid items-center gap-6 md:grid-cols-2 md:gap-10 lg:grid-cols-[3fr_2fr] lg:gap-16">
          <ShopImage
            file={photo}
            alt={alt}
            width={1200}
            height={800}
            sizes="(min-width: 979px) 56vw, (min-width: 757px) 46vw, 92vw"
            lazy
            className="aspect-3/2 w-full rounded-lg object-cover"
          />
          <div>
            <h2 id={id} className="type-title">
              {keepTogether(title)}
            </h2>
            {text.split(/\n\s*\n/).map((paragraph) => (
              <p key={paragraph} className="mt-4 max-w-[31em] md:text-lg">
                {keepTogether(paragraph)}
              </p>
            ))}
            {link && linkText && (
              <ButtonLink to={link} className="mt-6">
                {linkText}
              </ButtonLink>
            )}
          </div>
        </div>
        {cards.length > 0 && (
          <div className="mt-8 md:mt-12">
            <ProductGrid cards={cards} place="few" headingLevel={3} lazy />
          </div>
        )}
      </div>
    </section>
  );
}
