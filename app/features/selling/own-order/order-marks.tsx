import { ShopImage } from '#app/features/platform/shop-image/shop-image.tsx';
import type { OrderState } from '#rules/selling/orders/order-state.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { Badge, type BadgeTone } from '../../../ui/badge.tsx';
import { ImageIcon } from '../../../ui/icons/things.tsx';

interface OrderPhotoProps {
  photo: string | null;
  tone: string | null;
  /** Says what it shows where no name stands beside it. */
  alt?: string;
}

/** The photo of something that was ordered; the product may be gone since. */
export function OrderPhoto({ photo, tone, alt = '' }: OrderPhotoProps) {
  return (
    <div className="flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md bg-surface-2 text-ink-soft">
      {photo ? (
        <ShopImage file={photo} tone={tone} alt={alt} width={64} height={64} className="size-full object-cover" />
      ) : (
        <ImageIcon className="size-6" />
      )}
    </div>
  );
}

const TONES: Record<OrderState, BadgeTone> = {
  new: 'neutral',
  confirmed: 'brand',
  packing: 'brand',
  sent: 'brand',
  ready: 'accent',
  delivered: 'ok',
  cancelled: 'neutral',
  returned: 'neutral',
};

export function OrderStateBadge({ state }: { state: OrderState }) {
  return <Badge tone={TONES[state]}>{ordersTexts.states[state]}</Badge>;
}
