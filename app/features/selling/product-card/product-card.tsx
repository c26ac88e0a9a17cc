import { Price } from '#app/features/catalogue/price/price.tsx';
import { Rating } from '#app/features/catalogue/rating/rating.tsx';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { ProductCard as Card } from '#rules/catalogue/products/product-card.ts';
import * as productCardTexts from '#texts/catalogue/product-card.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ImageIcon } from '../../../ui/icons/image.tsx';
import { CardActions } from './card-actions.tsx';
import { CardFlags } from './card-flags.tsx';
import { CardSizes } from './card-sizes.tsx';

export interface ProductCardProps {
  card: Card;
  /** Widths the photo takes, as `sizes` of an image. */
  photoSizes: string;
  /** The first cards of a page are in view at once: their photos must not wait. */
  eager?: boolean;
  headingLevel?: 2 | 3;
  /** The words stand beside the photo instead of below it. */
  row?: boolean;
  /** With a heart and a compare tick; strips of recommended products only sell. */
  keep?: boolean;
}

/** A product on a listing or in a slider: the whole card is one link. */
export function ProductCard({ card, photoSizes, eager, headingLevel = 3, row, keep }: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  return (
    <article
      className={classNames('group @container relative flex h-full', row ? 'card-row gap-4 md:gap-6' : 'flex-col')}
    >
      <div
        className={classNames(
          'relative aspect-square overflow-hidden rounded-lg bg-surface-2',
          row && 'w-[36%] shrink-0 self-start md:w-50',
        )}
      >
        {card.photo ? (
          <ShopImage
            file={card.photo.file}
            tone={card.photo.tone}
            alt=""
            width={640}
            height={640}
            sizes={photoSizes}
            lazy={!eager}
            className="size-full object-cover transition-transform duration-calm group-hover:scale-[1.03] motion-reduce:transform-none"
          />
        ) : (
          <span className="flex size-full flex-col items-center justify-center gap-2 text-sm text-ink-soft">
            <ImageIcon className="size-8" />
            {productCardTexts.noPhoto}
          </span>
        )}
      </div>
      <div className="card-words flex flex-1 flex-col gap-1 pt-3">
        <CardFlags card={card} />
        {card.producerName && <p className="text-sm text-ink-soft">{card.producerName}</p>}
        <Heading className="line-clamp-3 font-sans text-base leading-snug font-semibold tracking-normal md:line-clamp-2">
          <a
            href={card.link}
            className="rounded-sm after:absolute after:inset-0 after:rounded-lg group-hover:text-brand focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-focus"
          >
            {card.name}
          </a>
        </Heading>
        <Rating {...card.rating} />
        <CardSizes sizes={card.sizes} place={row ? 'line' : 'photo'} />
        <div className="card-offer pt-1">
          <Price {...card} varies={card.priceVaries} />
          {!card.available && <p className="mt-1 text-sm font-semibold text-ink-soft">{productCardTexts.soldOut}</p>}
          <CardActions card={card} keep={keep} row={row} />
        </div>
      </div>
    </article>
  );
}
