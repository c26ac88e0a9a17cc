import { type ChangeEvent, useEffect, useRef } from 'react';
import { useHydrated } from '#app/features/forms/use-hydrated.ts';
import type { FieldState } from '#app/features/forms/use-shop-form.ts';
import { showAlert } from '#app/ui/alert/alert-store.ts';
import { FieldMessages, fieldWiring } from '#app/ui/field-messages.tsx';
import { NumberStepper } from '#app/ui/number-stepper.tsx';
import { LIVE_VALIDATION_MS } from '#rules/forms/timing.ts';
import { parseQuantity } from '#rules/quantity/quantity-text.ts';
import type { UnitStep } from '#rules/quantity/unit-step.ts';
import { returnQuantity } from '#rules/returns/return-quantity.ts';
import { returnsTexts } from '#texts/returns.ts';

interface QuantityControlProps {
  field: FieldState;
  label: string;
  line: { most: number; step: UnitStep; unit: string; unitPlural: string };
}

/** S5.38, S5.39: falls to what can be sent back, with an alert, when typing pauses or the field is left. */
export function QuantityControl({ field, label, line }: QuantityControlProps) {
  const { most, step } = line;
  const hydrated = useHydrated();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function settle(input: HTMLInputElement) {
    clearTimeout(timer.current);
    const wanted = parseQuantity(input.value);
    if (wanted === null) return;
    const verdict = returnQuantity(wanted, most, step);
    if (input.value !== String(verdict.quantity)) input.value = String(verdict.quantity);
    if (verdict.kind === 'lowered') {
      showAlert({ kind: 'warning', text: returnsTexts.products.tooMany(verdict.maximum, line) });
    }
  }

  function handleChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => settle(currentTarget), LIVE_VALIDATION_MS);
  }

  const { id, name } = field.control;
  return (
    <div>
      <NumberStepper
        {...fieldWiring(id, undefined, field.error)}
        id={id}
        name={name}
        label={label}
        defaultValue={field.defaultValue}
        step={step.step}
        // In charge, we correct with an alert; the browser's own limits would hold the + silently.
        min={hydrated ? undefined : 0}
        autoComplete="off"
        onChange={handleChange}
        onBlur={(event) => settle(event.currentTarget)}
        onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget)}
      />
      <FieldMessages controlId={id} error={field.error} />
    </div>
  );
}
