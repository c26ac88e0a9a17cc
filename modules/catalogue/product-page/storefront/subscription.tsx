import { useLayoutEffect, useRef, useState } from 'react';
import * as productOptionTexts from '#modules/catalogue/products/texts/options.ts';
import { longDay } from '#platform/time/rules/date-format.ts';
import { addDays, warsawDay } from '#platform/time/rules/day.ts';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import { Select } from '#platform/ui/text-controls.tsx';

interface SubscriptionProps {
  terms: { days: number[]; rebatePercent: number };
  chosen: boolean;
  onChoose: (subscription: boolean) => void;
}

/** Without a script too: details only while the subscription is chosen. */
const ONLY_CHOSEN = "[fieldset:has([value='0']:checked)>&]:hidden";

export default function Subscription({ terms, chosen, onChoose }: SubscriptionProps) {
  const again = useRef<HTMLInputElement>(null);
  const period = useRef<HTMLSelectElement>(null);
  const [days, setDays] = useState(terms.days[0] ?? 0);
  // Choices made before the script arrived.
  useLayoutEffect(() => {
    if (again.current?.checked) onChoose(true);
    if (period.current) setDays(Number(period.current.value));
  }, [onChoose]);
  return (
    <FieldGroup legend={productOptionTexts.subscription.heading} className="mt-5">
      <Radio
        name="subscription"
        value="0"
        checked={!chosen}
        onChange={() => onChoose(false)}
        label={productOptionTexts.subscription.once}
      />
      <Radio
        ref={again}
        name="subscription"
        value="1"
        checked={chosen}
        onChange={() => onChoose(true)}
        label={productOptionTexts.subscription.again}
        detail={terms.rebatePercent > 0 ? productOptionTexts.subscription.cheaper(terms.rebatePercent) : undefined}
      />
      <Field label={productOptionTexts.subscription.period} className={`mt-1 ${ONLY_CHOSEN}`}>
        {(control) => (
          <Select
            {...control}
            ref={period}
            name="days_in_period"
            onChange={(event) => setDays(Number(event.currentTarget.value))}
          >
            {terms.days.map((every) => (
              <option key={every} value={every}>
                {productOptionTexts.subscription.days(every)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <p className={`mt-2 text-sm text-ink-soft ${ONLY_CHOSEN}`}>
        {/* Only the browser knows the day, because the page is cached. */}
        {chosen && `${productOptionTexts.subscription.next(longDay(addDays(warsawDay(new Date()), days)))} `}
        {productOptionTexts.subscription.terms}
      </p>
    </FieldGroup>
  );
}
