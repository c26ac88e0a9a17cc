import * as giftTexts from '#modules/sales/rebates/texts/gifts.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Card } from '#platform/ui/card.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { LinePhoto } from './line-photo.tsx';
import type { loadBasket } from './load.server.ts';
import { useBasketForm } from './use-basket-form.ts';

type ShownGift = Awaited<ReturnType<typeof loadBasket>>['data']['gifts'][number];

interface GiftChoiceProps {
  gifts: ShownGift[];
  /** Why the chosen gift is no longer to be had (S8.39). */
  lost: string;
}

/** One gift at a time: choosing posts quantity 1 at the form's index 0, resigning posts 0 (S3.47, S4.36). */
export function GiftChoice({ gifts, lost }: GiftChoiceProps) {
  const { handleSubmit, pending } = useBasketForm([]);
  if (gifts.length === 0 && lost === '') return null;
  return (
    <Card className="lg:col-start-1">
      <h2 className="type-sub">{giftTexts.title}</h2>
      {lost && (
        <Message kind="warning" className="mt-4">
          <p>{lost}</p>
        </Message>
      )}
      <ul
        className={classNames('mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3', gifts.some(hasButton) && SCROLLING_ROW)}
        aria-busy={pending}
      >
        {gifts.map((gift) => (
          <li
            key={gift.giftId}
            className={classNames(
              'grid grid-cols-[4rem_minmax(0,1fr)] grid-rows-[1fr_auto] items-center gap-3 rounded-md border p-3 last:odd:sm:max-xl:col-span-2',
              gift.chosen && lost === '' ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <LinePhoto line={gift} />
            <div className="min-w-0">
              <p className="font-medium">{gift.name}</p>
              <p className="text-sm text-ink-soft">
                {gift.chosen ? (obstacleOf(gift) ?? giftTexts.chosen) : giftTexts.from(gift.minimumWorth)}
              </p>
            </div>
            {hasButton(gift) ? (
              <form
                method="post"
                action="/basketchange.php?type=multiproduct"
                onSubmit={handleSubmit}
                className="col-span-2"
              >
                <input type="hidden" name="gift[0]" value="1" />
                <input type="hidden" name="product[0]" value={gift.productId} />
                <input type="hidden" name="size[0]" value={gift.size} />
                <input type="hidden" name="set_quantity[0]" value={gift.chosen ? 0 : 1} />
                <Button
                  type="submit"
                  look="secondary"
                  wide
                  aria-label={gift.chosen ? giftTexts.resignFrom(gift.name) : giftTexts.chooseOne(gift.name)}
                >
                  {gift.chosen ? giftTexts.resign : giftTexts.choose}
                </Button>
              </form>
            ) : (
              <p className="figures col-span-2 flex min-h-11 items-center justify-center rounded-md bg-surface-2 px-3 text-center text-sm text-ink-soft">
                {obstacleOf(gift)}
              </p>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

/**
 * On a phone one row that scrolls sideways, with the next gift partly visible. Buttons make it reachable by keyboard; a row
 * without buttons must not scroll.
 */
const SCROLLING_ROW =
  'max-sm:-mx-5 max-sm:flex max-sm:snap-x max-sm:scroll-px-5 max-sm:overflow-x-auto max-sm:px-5 max-sm:pb-1 max-sm:*:w-64 max-sm:*:max-w-[85%] max-sm:*:shrink-0 max-sm:*:snap-start';

const hasButton = (gift: ShownGift) => gift.chosen || obstacleOf(gift) === null;

/** Why it cannot be chosen; null when it can. */
function obstacleOf({ missing, soldOut }: ShownGift): string | null {
  if (soldOut) return giftTexts.soldOut;
  return missing > 0 ? giftTexts.missing(missing) : null;
}
