import { usePersonal } from '#app/features/platform/personal/use-personal.ts';
import { TruckIcon } from '#app/ui/icons/truck.tsx';
import * as shellTexts from '#texts/platform/shell.ts';
import { Bar } from './bar.tsx';
import { freeShippingText } from './free-shipping-text.ts';

const texts = shellTexts.freeShipping;

/** The server writes the limit; the visitor's own basket then says how much is left, in the same single line. */
export function FreeShippingBar({ from }: { from: string }) {
  const { basket } = usePersonal();
  const shown = freeShippingText(from, basket);
  if (!shown) return null;
  const { active, text } = shown;
  return (
    <Bar
      id="free_shipping_bar"
      label={texts.label}
      closeLabel={texts.close}
      className={active ? 'is-active bg-ok-soft text-ok' : 'bg-accent-soft text-ink'}
    >
      <TruckIcon className="size-5" />
      <p className="figures font-medium">{text}</p>
    </Bar>
  );
}
