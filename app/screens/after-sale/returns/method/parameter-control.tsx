import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { Checkbox } from '../../../../ui/checkbox.tsx';

interface ParameterControlProps {
  field: FieldState;
  label: string;
  /** What ticking the box is asked about. */
  question: string;
}

const ParameterDialog = lazy(() => import('./parameter-dialog.tsx'));

/** S5.41: ticking asks once more in a window; whoever declines finds the box unticked. */
export function ParameterControl({ field, label, question }: ParameterControlProps) {
  const box = useRef<HTMLInputElement>(null);
  const [asking, setAsking] = useState(false);

  function answer(confirmed: boolean) {
    setAsking(false);
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
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => setAsking(currentTarget.checked)}
      />
      {asking && (
        <Suspense>
          <ParameterDialog question={question} onAnswer={answer} />
        </Suspense>
      )}
    </>
  );
}
