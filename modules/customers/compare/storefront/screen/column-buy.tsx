import { type FormEvent, useState } from 'react';
import { type ProductCard, quickAdd } from '#modules/catalogue/products/rules/product-card.ts';
import * as cardTexts from '#modules/catalogue/products/texts/product-cards.ts';
import { sendBasketForm } from '#modules/sales/basket/storefront/change/send-basket-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';

const NARROW = 'mt-2 px-2! text-center leading-tight';

export function ColumnBuy({ card }: { card: ProductCard }) {
  const [sending, setSending] = useState(false);
  const way = quickAdd(card);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    fields.set('mode', '1');
    setSending(true);
    await sendBasketForm(fields, { product: card });
    setSending(false);
  }

  if (way.kind === 'one-click') {
    return (
      <form method="post" action="/basketchange.php" onSubmit={send}>
        <input type="hidden" name="product" value={card.id} />
        <input type="hidden" name="size" value={way.size} />
        <Button
          type="submit"
          name="mode"
          value="1"
          size="sm"
          wide
          loading={sending}
          className={NARROW}
          aria-label={cardTexts.buyOf(card.name)}
        >
          {cardTexts.buy}
        </Button>
      </form>
    );
  }
  const chooses = way.kind === 'choose';
  return (
    <ButtonLink
      to={card.link}
      look={chooses ? 'primary' : 'secondary'}
      size="sm"
      wide
      className={NARROW}
      aria-label={chooses ? cardTexts.chooseOf(card.name) : cardTexts.seeOf(card.name)}
    >
      {chooses ? cardTexts.choose : cardTexts.see}
    </ButtonLink>
  );
}
