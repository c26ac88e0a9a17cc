import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';

/** Grows with its text where the browser can; `rows` is the smallest height. */
export function Textarea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...rest}
      rows={rows}
      className={classNames(controlLook, 'field-sizing-content min-h-28 resize-y px-3.5 py-2.5', className)}
    />
  );
}
