import { useId } from 'react';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { ProductRows } from '#modules/content/pages/storefront/articles/story-products.tsx';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import type { Story as Words } from '../rules/home-blocks.ts';

interface StoryProps extends Omit<Words, 'products'> {
  cards: ProductCard[];
}

export function Story({ title, text, link, linkText, photo, alt, cards }: StoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-12 bg-surface py-10 md:mt-20 md:py-16">
      <div className="page-width grid gap-6 md:gap-10 lg:grid-cols-2 lg:gap-12 xl:grid-cols-[3fr_2.5fr] xl:gap-16">
        <ShopImage
          file={photo}
          alt={alt}
          width={1200}
          height={800}
          sizes="(min-width: 61.1875rem) 52vw, 92vw"
          lazy
          className="aspect-3/2 w-full rounded-lg object-cover md:max-lg:aspect-2/1 lg:aspect-auto lg:h-full"
        />
        <div className="lg:py-6">
          <h2 id={id} className="type-title">
            {joinWithHardSpaces(title)}
          </h2>
          {text.split(/\n\s*\n/).map((paragraph) => (
            <p key={paragraph} className="mt-4 max-w-[36em] md:text-lg">
              {joinWithHardSpaces(paragraph)}
            </p>
          ))}
          {cards.length > 0 && (
            <ProductRows
              cards={cards}
              className="mt-6 grid gap-x-6 gap-y-5 border-t border-line pt-6 md:grid-cols-2 lg:max-xl:grid-cols-1"
            />
          )}
          {link && linkText && (
            <ButtonLink to={link} className="mt-7">
              {linkText}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
