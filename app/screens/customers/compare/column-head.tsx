import { Link, useRevalidator } from 'react-router';
import { CompareChangeLink } from '#app/features/customers/compare/compare-change-link.tsx';
import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { ProductCard } from '#rules/catalogue/products/product-card.ts';
import { type CompareView, compareAddress } from '#rules/customers/compare/compare-view.ts';
import { removeComparedLink } from '#rules/platform/links/screen-links.ts';
import { softHyphens } from '#rules/platform/text/soft-hyphens.ts';
import { compareTexts } from '#texts/customers/compare.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { ImageIcon } from '../../../ui/icons/image.tsx';
import { TrashIcon } from '../../../ui/icons/trash.tsx';

const PHOTO_SIZES = '(min-width: 757px) 25vw, 46vw';

/** Photo, name and what can be done with the column. */
export function ColumnHead({ card, view, width }: { card: ProductCard; view: CompareView; width: string }) {
  const { revalidate } = useRevalidator();
  return (
    <div className={`${width} flex flex-col pr-3 pb-3 lg:pr-6`}>
      <Link to={card.link} tabIndex={-1} aria-hidden="true" className="block rounded-lg">
        <span className="block aspect-square overflow-hidden rounded-lg bg-surface-2">
          {card.photo ? (
            <ShopImage
              file={card.photo.file}
              tone={card.photo.tone}
              alt=""
              width={480}
              height={480}
              sizes={PHOTO_SIZES}
              className="size-full object-cover"
            />
          ) : (
            <ImageIcon className="size-full p-[30%] text-ink-soft" />
          )}
        </span>
      </Link>
      <div className="mt-2 flex flex-wrap gap-1">
        <ButtonLink
          to={compareAddress(view, { hidden: [...view.hidden, card.id] })}
          preventScrollReset
          look="secondary"
          size="sm"
          className="px-2!"
          aria-label={compareTexts.hideOf(card.name)}
        >
          {compareTexts.hide}
        </ButtonLink>
        {!view.shared && (
          <CompareChangeLink
            link={removeComparedLink([card.id])}
            onChanged={revalidate}
            look="secondary"
            size="sm"
            square
            aria-label={compareTexts.removeOf(card.name)}
            title={compareTexts.removeShort}
          >
            <TrashIcon className="size-5" />
          </CompareChangeLink>
        )}
      </div>
      <Link to={card.link} className="mt-2 rounded-sm text-sm leading-snug font-semibold hover:text-brand md:text-base">
        {softHyphens(card.name)}
      </Link>
    </div>
  );
}
