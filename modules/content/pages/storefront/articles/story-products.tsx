import { Price } from '#modules/catalogue/pricing/storefront/price.tsx';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as articleTexts from '../../texts/articles.ts';

export function StoryProducts({ cards }: { cards: readonly ProductCard[] }) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby="story-products" className="rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2 id="story-products" className="type-sub">
        {articleTexts.blog.products}
      </h2>
      <ProductRows cards={cards} className="mt-4 grid gap-y-4" />
    </section>
  );
}

export function ProductRows({ cards, className }: { cards: readonly ProductCard[]; className: string }) {
  return (
    <ul className={className}>
      {cards.map(({ id, name, link, photo, priceVaries, ...prices }) => (
        <li key={id} className="group relative flex flex-wrap gap-4">
          <div className="aspect-4/5 w-20 overflow-hidden rounded-md bg-surface-2">
            {photo && (
              <ShopImage
                file={photo.file}
                tone={photo.tone}
                focus={photo.focus}
                alt=""
                width={80}
                height={100}
                lazy
                className="size-full object-cover"
              />
            )}
          </div>
          <div className="min-w-[min(10rem,100%)] flex-1 self-center">
            <Link
              to={link}
              className="leading-snug font-semibold group-hover:text-brand after:absolute after:inset-0 after:content-['']"
            >
              {joinNameWithHardSpaces(name)}
            </Link>
            <Price {...prices} varies={priceVaries} />
          </div>
        </li>
      ))}
    </ul>
  );
}
