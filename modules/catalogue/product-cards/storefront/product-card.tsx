import { Rating } from '#modules/after-sale/opinions/storefront/rating.tsx';
import { Price } from '#modules/catalogue/pricing/storefront/price.tsx';
import { type ProductCard as Card, isTint } from '#modules/catalogue/products/rules/product-card.ts';
import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import { modelName } from '#modules/catalogue/products/rules/version-name.ts';
import { imageAddress } from '#platform/images/rules/image-address.ts';
import { ShopImage } from '#platform/images/storefront/shop-image.tsx';
import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { ImageIcon } from '#platform/ui/icons/objects.tsx';
import * as productCardTexts from '../texts/storefront.ts';
import { CardDots } from './card-dots.tsx';
import { CardFlag } from './card-flags.tsx';
import { CardOffer } from './card-offer.tsx';
import { CardSizes } from './card-sizes.tsx';

export interface ProductCardProps {
  card: Card;
  /** `sizes` attribute of the photo. */
  photoSizes: string;
  /** In view at once: the photo must not wait. */
  eager?: boolean;
  priority?: boolean;
  headingLevel?: 2 | 3;
  row?: boolean;
  /** Favourites button; in a list also comparison and lists. */
  keep?: boolean;
}

function CardWords({ lead, traits }: NonNullable<Card['words']>) {
  return (
    <div className="card-more my-1 max-w-160 text-sm">
      {lead && <p className="line-clamp-2">{joinWithHardSpaces(lead)}</p>}
      {traits.length > 0 && (
        <p className="text-ink-soft">{traits.map(({ name, value }) => `${name}: ${value}`).join(' · ')}</p>
      )}
    </div>
  );
}

/** The dots show the colour, so the name of the model is enough; screen readers get it in words. */
function CardName({ id, name, versions }: Pick<Card, 'id' | 'name' | 'versions'>) {
  const shown = versions.length > 1 ? versions.find((version) => version.id === id) : undefined;
  const model = modelName(name, shown?.name ?? '');
  return (
    <>
      {joinNameWithHardSpaces(model)}
      {model !== name && <span className="card-colour">{name.slice(model.length)}</span>}
    </>
  );
}

export function ProductCard({ card, photoSizes, eager, priority, headingLevel = 3, row, keep }: ProductCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const cost = (
    <>
      <Price {...card} varies={card.priceVaries} />
      {!card.available && (
        <p className="card-gone mt-1 text-sm font-semibold text-ink-soft">{productCardTexts.soldOut}</p>
      )}
    </>
  );
  return (
    <article className={classNames('product-card', row && 'card-row')}>
      <div
        className="card-photo"
        data-tint={card.photo && isTint(card.photo.tone) ? card.photo.tone : undefined}
        data-second={card.secondPhoto ? imageAddress(card.secondPhoto, 480) : undefined}
      >
        {card.photo ? (
          <ShopImage
            file={card.photo.file}
            alt=""
            width={640}
            height={800}
            sizes={photoSizes}
            lazy={!eager}
            priority={priority}
          />
        ) : (
          <span className="flex size-full flex-col items-center justify-center gap-2 text-sm text-ink-soft">
            <ImageIcon className="size-8" />
            {productCardTexts.noPhoto}
          </span>
        )}
      </div>
      <div className={classNames('card-words', row && 'basis-36')}>
        <CardFlag card={card} />
        {card.producerName && <p className="card-producer truncate text-sm text-ink-soft">{card.producerName}</p>}
        <Heading className="card-name">
          <a href={card.link}>
            <CardName {...card} />
          </a>
        </Heading>
        {!row && cost}
        {card.words && <CardWords {...card.words} />}
        <Rating {...card.rating} />
        <CardDots card={card} />
        <CardSizes sizes={card.sizes} place={row ? 'line' : 'photo'} />
        <CardOffer card={card} keep={keep} row={row}>
          {row && cost}
        </CardOffer>
      </div>
    </article>
  );
}
