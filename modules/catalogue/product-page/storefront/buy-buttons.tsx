import type { ComponentProps, RefObject } from 'react';
import type { BuyingDecision } from '#modules/catalogue/availability/rules/decide-buying.ts';
import * as availabilityTexts from '#modules/catalogue/availability/texts/storefront.ts';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { NotifyLink } from '#modules/customers/stock-alerts/storefront/notify-me/notify-link.tsx';
import { formatPoints } from '#platform/money/rules/format-money.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { BasketIcon } from '#platform/ui/icons/shopping.tsx';

interface BuyButtonsProps {
  button: RefObject<HTMLButtonElement | null>;
  refusal: BuyingDecision['refusal'];
  /** 0 when it cannot be bought for points. */
  points: number;
  /** S4.05 */
  notice: ComponentProps<typeof NotifyLink>;
  children: React.ReactNode;
}

/** A refusing button explains the reason when it is clicked. */
export function BuyButtons({ button, refusal, points, notice, children }: BuyButtonsProps) {
  // S2.03
  const contactLink = useShell()?.settings.contactLink || '/contact.php';
  const forPoints = points > 0 && refusal !== 'unavailable' && (
    <Button type="submit" name="forpoints" value="1" look="secondary" size="lg" wide className="mt-3">
      {productTexts.buyForPoints(formatPoints(points))}
    </Button>
  );
  if (refusal === 'points_only') {
    return (
      <div className="mt-5">
        <p className="text-ink-soft">{availabilityTexts.refusal(refusal)}</p>
        <div className="mt-3 flex gap-3">{children}</div>
        {forPoints}
      </div>
    );
  }
  return (
    <>
      {refusal === 'phone_price' && (
        <ButtonLink to={contactLink} size="lg" wide className="mt-5">
          {productTexts.contact}
        </ButtonLink>
      )}
      {refusal === 'unavailable' && <NotifyLink {...notice} className="mt-5" />}
      <div className={`flex flex-wrap gap-3 ${refusal ? 'refused' : 'mt-5'}`}>
        {refusal !== 'phone_price' && children}
        <Button
          ref={button}
          type="submit"
          name="mode"
          value="1"
          className="grow max-md:px-4"
          // The main button above offers the alternative.
          look={refusal ? 'secondary' : undefined}
          size={refusal ? 'md' : 'lg'}
          aria-disabled={refusal !== null || undefined}
        >
          <BasketIcon className="size-5" />
          {productTexts.buy}
        </Button>
      </div>
      {forPoints}
    </>
  );
}
