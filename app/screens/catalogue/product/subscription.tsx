import { useLayoutEffect, useRef } from 'react';
import * as productOptionTexts from '#texts/catalogue/product-options.ts';
import { Field } from '../../../ui/field.tsx';
import { FieldGroup } from '../../../ui/field-group.tsx';
import { Radio } from '../../../ui/radio.tsx';
import { Select } from '../../../ui/text-controls.tsx';

interface SubscriptionProps {
  terms: { days: number[]; rebatePercent: number };
  chosen: boolean;
  onChoose: (subscription: boolean) => void;
}

/** Once, or again and again at a lower price. */
export default function Subscription({ terms, chosen, onChoose }: SubscriptionProps) {
  const again = useRef<HTMLInputElement>(null);
  // What was chosen before the script came is in the form already.
  useLayoutEffect(() => {
    if (again.current?.checked) onChoose(true);
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
      <Field
        label={productOptionTexts.subscription.period}
        className="mt-1 [fieldset:has([value='0']:checked)>&]:hidden"
      >
        {(control) => (
          <Select {...control} name="days_in_period">
            {terms.days.map((days) => (
              <option key={days} value={days}>
                {productOptionTexts.subscription.days(days)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </FieldGroup>
  );
}
