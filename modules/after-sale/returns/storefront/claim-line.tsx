import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { OrderPhoto } from '#modules/sales/order-ledger/storefront/order-photo.tsx';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { dismissAlert, showAlert } from '#platform/ui/alert/alert-store.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FieldMessages, fieldWiring } from '#platform/ui/field-messages.tsx';
import { NumberStepper } from '#platform/ui/number-stepper.tsx';
import * as uiTexts from '#platform/ui/texts/ui.ts';
import { returnQuantity } from '../rules/return-obstacle.ts';

interface QuantityTexts {
  quantity: string;
  /** How many there are. */
  of: string;
  /** Said when more was typed than there is. */
  tooMany: (max: number) => string;
}

interface ClaimLineProps {
  line: {
    name: string;
    photo: string | null;
    photoTone: string | null;
    details: string;
    /** Why it cannot be chosen; null when it can. */
    obstacle: string | null;
    max: number;
    step: UnitStep;
  };
  chosen: FieldState;
  quantity: FieldState;
  texts: QuantityTexts;
  /** Below the name: what is said of the line. */
  notes: readonly string[];
  /** Read out before the name. */
  before?: string;
  /** Opens with the choice, below the quantity. */
  children?: ReactNode;
}

/** The list such lines stand in: a tile for each. */
export const CLAIM_TILES = 'grid gap-3 xl:grid-cols-2 xl:[&>:only-child]:col-span-2';

/** One line of an order: is it sent back or withdrawn from, and how much of it; or why it cannot be. */
export function ClaimLine({ line, chosen, quantity, texts, notes, before, children }: ClaimLineProps) {
  const { name, photo, photoTone, details, obstacle } = line;
  if (obstacle) {
    return (
      <li className="flex gap-4 rounded-lg bg-surface-2 p-4 text-ink-soft">
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
    <li className="group/line rounded-lg border border-line bg-surface p-4 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand">
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
        <QuantityControl field={quantity} line={line} texts={texts} />
        {children}
      </div>
    </li>
  );
}

interface QuantityControlProps {
  field: FieldState;
  /** The most there is, and how it is counted. */
  line: { name: string; max: number; step: UnitStep };
  texts: QuantityTexts;
}

/** How many pieces of an order line. Falls to what there is (S5.38, S5.39), with an alert, when the field is left or stepping pauses. */
function QuantityControl({ field, line: { name: product, max, step }, texts }: QuantityControlProps) {
  const label = `${texts.quantity}: ${product}`;
  const hydrated = useHydrated();
  const [shown, setShown] = useState('');
  const alert = useRef(0);
  useEffect(() => () => dismissAlert(alert.current), []);

  function settle(input: HTMLInputElement) {
    const wanted = parseQuantity(input.value);
    if (wanted === null) return;
    const verdict = returnQuantity(wanted, max, step);
    if (input.value !== String(verdict.quantity)) input.value = String(verdict.quantity);
    // Left right after it was lowered, the field must still say why it holds what it holds.
    if (verdict.kind !== 'lowered') return;
    setShown(texts.tooMany(verdict.maximum));
    alert.current = showAlert({ kind: 'warning', text: texts.tooMany(verdict.maximum) });
  }

  const { id, name } = field.control;
  return (
    <div>
      <div className="flex flex-wrap items-center gap-3">
        <span className="font-medium">{texts.quantity}</span>
        <NumberStepper
          {...fieldWiring(id, shown, field.error)}
          id={id}
          name={name}
          label={label}
          increaseLabel={`${uiTexts.stepper.increase}: ${label}`}
          decreaseLabel={`${uiTexts.stepper.decrease}: ${label}`}
          defaultValue={field.defaultValue}
          step={step.step}
          // In charge, we correct with an alert; the browser's own limits would hold the + silently.
          min={hydrated ? undefined : 0}
          autoComplete="off"
          onChange={() => setShown('')}
          onSettle={settle}
        />
        <span className="text-ink-soft">{texts.of}</span>
      </div>
      <FieldMessages controlId={id} hint={field.error ? undefined : shown} error={field.error} />
    </div>
  );
}
