import { type ComponentProps, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '#platform/forms/storefront/use-hydrated.ts';
import { parseQuantity, parseUnsigned } from '#platform/money/rules/quantity-text.ts';
import { showAlert } from '#platform/ui/alert/alert-store.ts';
import { NumberStepper } from '#platform/ui/number-stepper.tsx';
import { checkQuantity, type QuantityVerdict, type ZeroMeans } from '../rules/check-quantity.ts';
import { type QuantityFacts, quantityLimits } from '../rules/quantity-limits.ts';
import { quantityAlertText, snappedText } from '../texts/quantity.ts';
import type { UnitNames } from '../texts/units.ts';

interface QuantityFieldProps
  extends Pick<ComponentProps<'input'>, 'id' | 'name' | 'form' | 'disabled' | 'className' | 'aria-describedby'> {
  /** Names the field when no visible label does. */
  label?: string;
  facts: QuantityFacts;
  unit: UnitNames;
  defaultValue?: number;
  /** In the basket zero removes the line (S5.02). */
  zeroMeans?: ZeroMeans;
  /** Called with every settled quantity. */
  onQuantity?: (quantity: number) => void;
  /** Why nothing can be ordered: any attempt at the quantity says so (S5.07). */
  refusal?: string;
  /** While a change is being sent the shop's quantity is an older one. */
  pending?: boolean;
  increaseLabel?: string;
  decreaseLabel?: string;
}

/**
 * How many, within what may be ordered. A quantity out of limits is corrected with an alert (S5.03, S5.04) when the
 * field is left, Enter is pressed or stepping pauses, never while a number is being typed. Without JavaScript the browser
 * holds the limits and the server corrects.
 */
export function QuantityField({
  facts,
  unit,
  defaultValue,
  zeroMeans,
  onQuantity,
  refusal,
  pending,
  ...rest
}: QuantityFieldProps) {
  const hydrated = useHydrated();
  const limits = quantityLimits(facts);
  const start = defaultValue ?? checkQuantity(limits.min, limits).quantity;
  const settled = useRef(start);
  const box = useRef<HTMLDivElement>(null);

  // Another size brings other limits: the quantity at hand must fit them too, unless it is being typed.
  const { min, max } = limits;
  const { step } = limits.unit;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new limits settle anew, also those of a field just enabled
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input && input !== document.activeElement && !input.disabled && max >= min) settle(input);
  }, [min, max, step, rest.disabled]);

  // The quantity the shop answered is shown, unless the shopper has set another meanwhile: no button may be pressed between
  // the answer and this.
  useLayoutEffect(() => {
    if (defaultValue === undefined || pending) return;
    const input = box.current?.querySelector('input');
    if (input && Number(input.value) === settled.current) input.value = String(defaultValue);
    settled.current = defaultValue;
  }, [defaultValue, pending]);

  function settle(input: HTMLInputElement) {
    if (refusal) return refuse(input, refusal);
    const wanted = (zeroMeans === 'remove' ? parseUnsigned : parseQuantity)(input.value);
    // An emptied or unreadable field goes back to what it was; that is no request to remove the line.
    const verdict = checkQuantity(wanted ?? settled.current, limits, zeroMeans);
    const written = String(verdict.quantity);
    if (input.value !== written) input.value = written;
    const text = wanted === null ? null : textFor(wanted, verdict);
    if (text !== null) showAlert({ kind: 'warning', text });
    if (settled.current === verdict.quantity) return;
    settled.current = verdict.quantity;
    onQuantity?.(verdict.quantity);
  }

  /** A corrected quantity is announced, except zero, which removes the line or becomes the minimum. */
  function textFor(wanted: number, verdict: QuantityVerdict): string | null {
    const isSnapped = verdict.kind === 'ok' && verdict.quantity > 0 && verdict.quantity !== wanted;
    return isSnapped ? snappedText(wanted, verdict.quantity, { step, unit }) : quantityAlertText(verdict, unit);
  }

  function refuse(input: HTMLInputElement, text: string) {
    // The settled quantity may be of another size: the field goes back to what it shows of this one.
    if (input.value === String(start)) return;
    input.value = String(start);
    showAlert({ kind: 'warning', text });
  }

  return (
    <div ref={box} className="contents">
      <NumberStepper
        {...rest}
        defaultValue={start}
        step={limits.unit.step}
        // In charge, we correct with an alert; the browser's own limits would silently hold the + at the maximum.
        {...(hydrated
          ? { 'aria-valuemin': limits.min, 'aria-valuemax': limits.max }
          : { min: zeroMeans === 'remove' ? 0 : limits.min, max: limits.max })}
        autoComplete="off"
        unsigned={zeroMeans === 'remove'}
        aria-disabled={refusal ? true : undefined}
        onSettle={settle}
        {...limitAttributes(facts, unit, start)}
      />
    </div>
  );
}

/** The limits as the page carries them for every quantity field (S3.09). */
function limitAttributes(facts: QuantityFacts, { unit }: UnitNames, start: number) {
  return {
    'data-amount': facts.stock,
    'data-unit': unit,
    'data-unit_sellby': facts.unitSellby ?? 1,
    'data-unit_precision': facts.unitPrecision ?? 0,
    'data-max_q': facts.maxPerOrder ?? 0,
    'data-max_s': facts.maxSizePerOrder ?? 0,
    'data-min_q': facts.minPerOrder ?? 0,
    'data-min_s': facts.minSizePerOrder ?? 0,
    'data-prev': start,
  };
}
