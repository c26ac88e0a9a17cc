import { useEffect, useRef, useState } from 'react';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { dismissAlert, showAlert } from '#app/ui/alert/alert-store.ts';
import { FieldMessages, fieldWiring } from '#app/ui/field-messages.tsx';
import { NumberStepper } from '#app/ui/number-stepper.tsx';
import { returnQuantity } from '#rules/after-sale/returns/return-quantity.ts';
import { parseQuantity } from '#rules/catalogue/quantity/quantity-text.ts';
import type { UnitStep } from '#rules/catalogue/quantity/unit-step.ts';
import { uiTexts } from '#texts/platform/ui.ts';

interface QuantityControlProps {
  field: FieldState;
  label: string;
  /** The most there is, and how it is counted. */
  line: { most: number; step: UnitStep };
  /** Said when more was typed than there is. */
  tooMany: (most: number) => string;
}

/** How many pieces of an order line. Falls to what there is (S5.38, S5.39), with an alert, when the field is left or stepping pauses. */
export function QuantityControl({ field, label, line, tooMany }: QuantityControlProps) {
  const { most, step } = line;
  const hydrated = useHydrated();
  const [told, setTold] = useState('');
  const alert = useRef(0);
  useEffect(() => () => dismissAlert(alert.current), []);

  function settle(input: HTMLInputElement) {
    const wanted = parseQuantity(input.value);
    if (wanted === null) return;
    const verdict = returnQuantity(wanted, most, step);
    if (input.value !== String(verdict.quantity)) input.value = String(verdict.quantity);
    // Left right after it was lowered, the field must still say why it holds what it holds.
    if (verdict.kind !== 'lowered') return;
    setTold(tooMany(verdict.maximum));
    alert.current = showAlert({ kind: 'warning', text: tooMany(verdict.maximum) });
  }

  const { id, name } = field.control;
  return (
    <div>
      <NumberStepper
        {...fieldWiring(id, told, field.error)}
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
        onChange={() => setTold('')}
        onSettle={settle}
      />
      <FieldMessages controlId={id} hint={field.error ? undefined : told} error={field.error} />
    </div>
  );
}
