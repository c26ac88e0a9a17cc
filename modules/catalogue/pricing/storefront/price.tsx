import { formatPoints } from '#platform/money/rules/format-money.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import type { UnitPrice } from '#platform/money/rules/unit-price.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import { reductionBase } from '../rules/reduction.ts';
import * as priceTexts from '../texts/storefront.ts';
import { useMoney } from './use-money.ts';

interface PriceProps {
  /** All prices are gross; the shop's price type decides what is shown. */
  price: Grosze;
  regularPrice?: Grosze | null;
  lowestPrice30?: Grosze | null;
  unitPrice?: UnitPrice | null;
  vatPermille: number;
  varies?: boolean;
  phonePrice?: boolean;
  /** Price in points; 0 when it cannot be bought for points. */
  points?: number;
  gratis?: boolean;
  size?: 'card' | 'page';
}

/** A price with everything the law and the shopper want next to it. */
export function Price({ size = 'card', ...props }: PriceProps) {
  const {
    price,
    regularPrice = null,
    lowestPrice30 = null,
    unitPrice,
    vatPermille,
    varies,
    phonePrice,
    points = 0,
    gratis,
  } = props;
  const { type, shown, money: show } = useMoney(vatPermille);
  const big = size === 'page' ? 'text-3xl wrap-anywhere md:text-4xl' : 'text-xl';
  const reduced = regularPrice !== null && reductionBase({ price, regularPrice, lowestPrice30 }) !== null;

  if (phonePrice) {
    // S4.08: a price by phone next to one in points is sold for points only.
    const words = points > 0 ? formatPoints(points) : priceTexts.byPhone;
    return <p className={classNames('font-display font-bold', big)}>{words}</p>;
  }
  // One free size among others is the lowest price, not the price.
  if (gratis && !varies) return <p className={classNames('font-display font-bold text-ok', big)}>{priceTexts.free}</p>;
  return (
    <>
      <p className="price">
        <span className={classNames('price-now', big, reduced && 'text-sale')}>
          {varies && <span className="text-[0.65em] font-semibold">{priceTexts.from} </span>}
          {show(price)}
        </span>
        {type === 'net' && <span className="text-sm text-ink-soft">{priceTexts.net}</span>}
        {reduced && (
          <span className="text-sm text-ink-soft">
            {size === 'page' ? `${priceTexts.regular}: ` : <VisuallyHidden>{priceTexts.regular}: </VisuallyHidden>}
            <s className={size === 'page' ? 'text-lg' : undefined}>{show(regularPrice)}</s>
          </span>
        )}
      </p>
      {reduced && lowestPrice30 !== null && <p className="price-note">{priceTexts.lowest30(shown(lowestPrice30))}</p>}
      {unitPrice && <p className="price-note">{priceTexts.perUnit({ ...unitPrice, price: shown(unitPrice.price) })}</p>}
    </>
  );
}
