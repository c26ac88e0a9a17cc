import type { Grosze } from '#rules/platform/money/grosze.ts';
import * as giftTexts from '#texts/selling/gifts.ts';
import { Message } from '../../../ui/alert/message.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { LinePhoto } from './line-photo.tsx';
import { useBasketForm } from './use-basket-form.ts';

/** A gift beside the basket, as the loader hands it over. */
interface ShownGift {
  giftId: number;
  productId: number;
  size: string;
  name: string;
  photo: string | null;
  photoTone: string | null;
  photoFocus?: string | null;
  minimumWorth: Grosze;
  missing: Grosze;
  soldOut: boolean;
  chosen: boolean;
}

interface GiftChoiceProps {
  gifts: ShownGift[];
  /** Why the chosen gift is no longer to be had (S8.39). */
  lost: string;
}

/** One gift at a time: a choice posts quantity 1 at the form's index 0, resigning posts 0 (S3.47, S4.36). */
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
      <ul className="mt-4 grid gap-3 sm:grid-cols-2 xl:grid-cols-3" aria-busy={pending}>
        {gifts.map((gift) => (
          <li
            key={gift.giftId}
            className={classNames(
              'grid grid-cols-[4rem_minmax(0,1fr)] items-center gap-3 rounded-md border p-3 last:odd:sm:max-xl:col-span-2',
              gift.chosen && lost === '' ? 'border-brand bg-brand-soft' : 'border-line',
            )}
          >
            <LinePhoto line={gift} />
            <div className="min-w-0">
              <p className="font-medium">{gift.name}</p>
              <p className="text-sm text-ink-soft">{stateOf(gift)}</p>
            </div>
            {(gift.chosen || (gift.missing === 0 && !gift.soldOut)) && (
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
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function stateOf({ chosen, missing, soldOut, minimumWorth }: ShownGift): string {
  if (soldOut) return giftTexts.soldOut;
  if (missing > 0) return giftTexts.missing(missing);
  return chosen ? giftTexts.chosen : giftTexts.from(minimumWorth);
}
