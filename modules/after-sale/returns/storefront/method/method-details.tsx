import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import * as returnsMethodTexts from '../../texts/method.ts';
import type { ShownReturnMethod } from './load.server.ts';

interface MethodDetailsProps {
  offer: ShownReturnMethod['methods'][number];
  delivery: FieldState;
  parameter: FieldState;
}

export function MethodDetails({ offer: { method, deliveries }, delivery, parameter }: MethodDetailsProps) {
  const { id, name } = delivery.control;
  const { parameter: label, confirm } = returnsMethodTexts.types[method];
  return (
    <div className="grid gap-3">
      {deliveries.length > 1 && (
        <FieldGroup id={id} legend={returnsMethodTexts.delivery} error={delivery.error}>
          {deliveries.map((one, index) => (
            <Radio
              key={one.id}
              id={`${id}-${one.id}`}
              name={name}
              value={one.id}
              label={one.name}
              detail={one.cost}
              defaultChecked={delivery.defaultValue === one.id}
              aria-invalid={delivery.error && index === 0 ? true : undefined}
            />
          ))}
        </FieldGroup>
      )}
      <ParameterControl field={parameter} label={label} question={confirm} />
    </div>
  );
}

interface ParameterControlProps {
  field: FieldState;
  label: string;
  question: string;
}

const ParameterDialog = lazy(() => import('./parameter-dialog.tsx'));

/** S5.41: ticking opens a confirmation; declining it unticks the box. */
function ParameterControl({ field, label, question }: ParameterControlProps) {
  const box = useRef<HTMLInputElement>(null);
  const [asking, setConfirming] = useState(false);

  function answer(confirmed: boolean) {
    setConfirming(false);
    if (box.current) box.current.checked = confirmed;
  }

  return (
    <>
      <Checkbox
        {...field.control}
        ref={box}
        label={label}
        error={field.error}
        defaultChecked={field.defaultChecked}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setConfirming(currentTarget.checked)}
      />
      {asking && (
        <Suspense>
          <ParameterDialog question={question} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
