import { useEffect, useRef } from 'react';
import { pickupPointTexts } from '#texts/selling/pickup-point.ts';
import { Field } from '../../../ui/field.tsx';
import { Input } from '../../../ui/input.tsx';

/** S8.20: a courier that carries only for its own clients asks who they are. */
export function ClientNumber({ typed, error }: { typed: string; error: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error) place.current?.querySelector('input')?.focus();
  }, [error]);
  return (
    <div ref={place} className="mt-6 scroll-my-36">
      <Field
        id="client-number"
        label={pickupPointTexts.clientNumber}
        hint={pickupPointTexts.clientNumberHint}
        error={error}
        required
      >
        {(wiring) => (
          <Input {...wiring} name="client_courier_number" defaultValue={typed} maxLength={30} autoComplete="off" />
        )}
      </Field>
    </div>
  );
}
