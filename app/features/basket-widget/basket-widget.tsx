import { BasketIcon } from '#app/ui/icons/basket.tsx';
import { shellTexts } from '#texts/shell.ts';
import type { BasketOnWire } from '#wire/basket-answer.ts';
import { HeaderLink } from '../shell/header-link.tsx';

const texts = shellTexts.basket;

export function BasketWidget({ basket }: { basket: BasketOnWire | null }) {
  const count = basket?.productsCounter ?? 0;
  return (
    <div id="menu_basket" className="relative">
      <HeaderLink
        to="/koszyk"
        label={texts.label}
        name={count > 0 ? texts.count(count) : undefined}
        icon={<BasketIcon />}
        count={count}
      />
    </div>
  );
}
