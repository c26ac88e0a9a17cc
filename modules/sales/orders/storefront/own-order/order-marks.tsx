import { joinNameWithHardSpaces } from '#modules/catalogue/products/rules/product-name.ts';
import type { OrderState } from '#modules/sales/order-ledger/rules/order-state.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import * as ordersTexts from '../../texts/storefront.ts';

interface OrderedName {
  name: string;
  photo: string | null;
  photoTone: string | null;
  /** Variant, quantity and price, where the order is shown in full. */
  details?: readonly string[];
  price?: string;
}

interface OrderedNamesProps {
  shown: readonly OrderedName[];
  more: number;
  className?: string;
}

export function OrderedNames({ shown, more, className }: OrderedNamesProps) {
  return (
    <ul className={classNames('grid gap-x-6 gap-y-3 @2xl:grid-cols-2', className)}>
      {shown.map(({ name, photo, photoTone, details = [], price }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one product may be ordered in two sizes, and the list never changes
        <li key={index} className="flex min-w-0 flex-wrap items-center gap-3">
          <OrderPhoto photo={photo} tone={photoTone} />
          <div className="min-w-0 flex-1 basis-24">
            <p className="line-clamp-2 leading-snug">{joinNameWithHardSpaces(name)}</p>
            {details.length > 0 && (
              <ul className="figures text-sm text-ink-soft">
                <DetailItems details={details} />
              </ul>
            )}
          </div>
          {price && <p className="figures ml-auto shrink-0 font-semibold">{price}</p>}
        </li>
      ))}
      {more > 0 && <li className="self-center text-ink-soft">{ordersTexts.more(more)}</li>}
    </ul>
  );
}

const TONES: Record<OrderState, BadgeTone> = {
  new: 'neutral',
  confirmed: 'brand',
  packing: 'brand',
  sent: 'brand',
  ready: 'waiting',
  delivered: 'ok',
  cancelled: 'neutral',
  returned: 'neutral',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state]}>{ordersTexts.states[state]}</Badge>;
}

/** Shown in every state of an unpaid order. */
export function UnpaidBadge() {
  return <Badge tone="warn">{ordersTexts.unpaid}</Badge>;
}
