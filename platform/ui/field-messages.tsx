import type { ReactNode } from 'react';
import { ErrorIcon } from './icons/states.tsx';

const hintId = (controlId: string) => `${controlId}-description`;
const errorId = (controlId: string) => `${controlId}-error`;

/** The attributes that tie a control to its hint and error. */
export function fieldWiring(controlId: string, hint: ReactNode, error: ReactNode) {
  const describedBy = [error && errorId(controlId), hint && hintId(controlId)].filter(Boolean).join(' ');
  return {
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  };
}

export function FieldMessages({ controlId, hint, error }: { controlId: string; hint?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error && (
        <p id={errorId(controlId)} className="mt-1.5 flex items-start gap-1.5 text-sm font-medium text-error">
          <ErrorIcon className="mt-px size-4.5" />
          <span>{error}</span>
        </p>
      )}
      {hint && (
        <p id={hintId(controlId)} className="mt-1.5 text-sm text-ink-soft">
          {hint}
        </p>
      )}
    </>
  );
}
