import { useId } from 'react';
import { Price } from '#modules/catalogue/pricing/storefront/price.tsx';
import type { CardPhoto, ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { CountdownClock } from '#platform/countdown/storefront/countdown-clock.tsx';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { Link } from '#platform/ui/link.tsx';
import * as homeTexts from '../texts/storefront.ts';

interface EndingPromotionProps {
  card: ProductCard;
  until: string;
  scene: Pick<CardPhoto, 'file' | 'focus'> | null;
}

export function EndingPromotion({ card, until, scene }: EndingPromotionProps) {
  const id = useId();
  const photo = scene ?? card.photo;
  return (
    <section aria-labelledby={id} data-ends={until} className="page-width mt-12 md:mt-20">
      <div className="grid overflow-hidden rounded-lg bg-accent-soft text-ink md:grid-cols-[3fr_2fr]" data-countdown>
        <Link to={card.link} tabIndex={-1} aria-hidden="true" className="block aspect-[4/3] md:aspect-auto md:h-120">
          {photo && (
            <ShopImage
              file={photo.file}
              focus={photo.focus}
              alt=""
              width={800}
              height={600}
              sizes="(min-width: 47.3125rem) 58vw, 92vw"
              lazy
              className={classNames('size-full', scene ? 'object-cover' : 'bg-transparent bg-none object-contain')}
            />
          )}
        </Link>
        <div className="flex min-w-0 flex-col items-start justify-center gap-5 p-5 md:p-8 lg:p-12">
          <div>
            <h2 id={id} className="type-minor mb-2 text-sale">
              {homeTexts.ending}
            </h2>
            <h3 className="type-title">
              <Link to={card.link} className="hover:text-brand">
                {joinNameWithHardSpaces(card.name)}
              </Link>
            </h3>
          </div>
          <div>
            <Price {...card} varies={card.priceVaries} size="page" />
          </div>
          {/* Each figure in its box: next to a price, figures alone read like another one. */}
          <div className="[&_.countdown]:mt-2 [&_.countdown]:ml-0 [&_.countdown]:flex-wrap [&_.countdown]:gap-2 [&_.countdown>span]:rounded-md [&_.countdown>span]:bg-surface [&_.countdown>span]:py-1.5 [&_.countdown>span]:before:hidden">
            <CountdownClock left="waiting" until={until} />
          </div>
          <ButtonLink to={card.link} size="lg">
            {homeTexts.endingLink}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}
