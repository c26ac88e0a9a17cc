import type { ReactNode } from 'react';
import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { OrderPhoto } from '#app/features/selling/own-order/order-photo.tsx';
import type { UnitStep } from '#rules/catalogue/quantity/unit-step.ts';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { QuantityControl } from './quantity-control.tsx';

interface ClaimLineProps {
  line: {
    name: string;
    photo: string | null;
    photoTone: string | null;
    details: string;
    /** Why it cannot be chosen; null when it can. */
    obstacle: string | null;
    most: number;
    step: UnitStep;
  };
  chosen: FieldState;
  quantity: FieldState;
  texts: { quantity: string; of: string; tooMany: (most: number) => string };
  /** Below the name: what is said of the line. */
  notes: readonly string[];
  /** Read out before the name. */
  before?: string;
  /** Opens with the choice, below the quantity. */
  children?: ReactNode;
}

/** One line of an order: is it sent back or withdrawn from, and how much of it; or why it cannot be. */
export function ClaimLine({ line, chosen, quantity, texts, notes, before, children }: ClaimLineProps) {
  const { name, photo, photoTone, details, obstacle } = line;
  if (obstacle) {
    return (
      <li className="flex gap-4 p-4 text-ink-soft">
        <OrderPhoto photo={photo} tone={photoTone} />
        <div className="min-w-0">
          <p>{name}</p>
          {details && <p className="text-sm">{details}</p>}
          <p className="mt-1 text-sm">{obstacle}</p>
        </div>
      </li>
    );
  }
  return (
    <li className="group/line p-4 has-checked:bg-brand-soft">
      <div className="flex gap-4">
        <OrderPhoto photo={photo} tone={photoTone} />
        <Checkbox
          {...chosen.control}
          defaultChecked={chosen.defaultChecked}
          className="min-w-0 flex-1"
          label={
            <>
              {before && <span className="sr-only">{before}</span>}
              <span className="font-semibold">{name}</span>
              {notes.filter(Boolean).map((note) => (
                <span key={note} className="block text-sm text-ink-soft">
                  {note}
                </span>
              ))}
            </>
          }
        />
      </div>
      <div className="mt-3 hidden gap-3 group-has-checked/line:grid sm:pl-20">
        <div className="flex flex-wrap items-center gap-3">
          <span className="font-medium">{texts.quantity}</span>
          <QuantityControl field={quantity} label={`${texts.quantity}: ${name}`} line={line} tooMany={texts.tooMany} />
          <span className="text-ink-soft">{texts.of}</span>
        </div>
        {children}
      </div>
    </li>
  );
}
