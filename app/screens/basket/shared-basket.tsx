import type { BasketLine } from '#rules/basket/basket-view.ts';
import { SHARED_PARAM, type SharedLine, writeSharedBasket } from '#rules/basket/shared-basket.ts';
import { basketScreenTexts } from '#texts/basket-screen.ts';
import { useShell } from '../../features/shell/use-shell.ts';
import { Notice } from '../../ui/alert/notice.tsx';
import { Button } from '../../ui/button.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Input } from '../../ui/input.tsx';

/** X.35: a link that says what is in the basket and nothing about whose it is. */
export function ShareBasket({ lines }: { lines: BasketLine[] }) {
  const shared = writeSharedBasket(lines);
  const origin = useShell()?.origin ?? '';
  if (shared === '') return null;
  return (
    <Disclosure title={basketScreenTexts.share} className="mt-2">
      <Input
        readOnly
        aria-label={basketScreenTexts.shareLink}
        value={`${origin}/koszyk?${SHARED_PARAM}=${shared}`}
        onFocus={(event) => event.currentTarget.select()}
      />
    </Disclosure>
  );
}

/** What came with such a link goes into the basket only when the shopper says so. */
export function ReceivedBasket({ lines }: { lines: SharedLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Notice kind="info" className="mt-4">
      <form method="post" action="/basketchange.php?type=multiproduct" className="flex flex-wrap items-center gap-3">
        {lines.map(({ productId, size, quantity }, index) => (
          <span key={`${productId}-${size}`} hidden>
            <input type="hidden" name={`product[${index + 1}]`} value={productId} />
            <input type="hidden" name={`size[${index + 1}]`} value={size} />
            <input type="hidden" name={`set_quantity[${index + 1}]`} value={quantity} />
          </span>
        ))}
        <span>{basketScreenTexts.received(lines.length)}</span>
        <Button type="submit" size="sm">
          {basketScreenTexts.take}
        </Button>
      </form>
    </Notice>
  );
}
