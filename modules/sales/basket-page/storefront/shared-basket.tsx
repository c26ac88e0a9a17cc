import * as listTexts from '#modules/customers/lists/texts/storefront.ts';
import type { BasketLine } from '#modules/sales/basket/rules/basket-view.ts';
import { SHARED_PARAM, type SharedLine, writeSharedBasket } from '#modules/sales/basket/rules/shared-basket.ts';
import * as basketScreenTexts from '#modules/sales/basket/texts/page.ts';
import { copyLink } from '#platform/copy-link/storefront/copy-link.ts';
import { useShell } from '#platform/shell/storefront/shell-data.tsx';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Input } from '#platform/ui/text-controls.tsx';

/** X.35: a link with the contents of the basket, without data of the customer. */
export function ShareBasket({ lines }: { lines: BasketLine[] }) {
  const shared = writeSharedBasket(lines);
  const origin = useShell()?.origin ?? '';
  if (shared === '') return null;
  const link = `${origin}/koszyk?${SHARED_PARAM}=${shared}`;

  return (
    <div className="mt-2">
      <p aria-hidden="true" className="mb-1 text-sm font-medium">
        {basketScreenTexts.share}
      </p>
      <div className="flex flex-wrap items-center gap-3">
        <Input
          readOnly
          aria-label={basketScreenTexts.shareLink}
          value={link}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-[min(16rem,100%)] flex-1"
        />
        <Button look="secondary" className="needs-js" onClick={() => void copyLink(link)}>
          {listTexts.share.copy}
        </Button>
      </div>
    </div>
  );
}

/** The lines of such a link are added after a confirmation. */
export function ReceivedBasket({ lines }: { lines: (SharedLine & { text: string })[] }) {
  if (lines.length === 0) return null;
  return (
    <Message kind="info" className="mt-4">
      <p>{basketScreenTexts.received(lines.length)}</p>
      <ul className="mt-1 mb-3 list-disc pl-5">
        {lines.map(({ productId, size, text }) => (
          <li key={`${productId}-${size}`}>{text}</li>
        ))}
      </ul>
      <form method="post" action="/basketchange.php?type=multiproduct">
        {lines.map(({ productId, size, quantity }, index) => (
          <span key={`${productId}-${size}`} hidden>
            <input type="hidden" name={`product[${index + 1}]`} value={productId} />
            <input type="hidden" name={`size[${index + 1}]`} value={size} />
            <input type="hidden" name={`set_quantity[${index + 1}]`} value={quantity} />
          </span>
        ))}
        <Button type="submit" size="sm">
          {basketScreenTexts.take}
        </Button>
      </form>
    </Message>
  );
}
