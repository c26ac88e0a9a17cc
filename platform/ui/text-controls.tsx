import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { ChevronDownIcon } from './icons/arrows.tsx';

/** Shared by text boxes, text areas and selects. 16 px text keeps phones from zooming in. */
export const controlLook = [
  'block w-full rounded-md border border-line-strong bg-surface text-base text-ink transition-colors',
  'hover:border-ink focus-visible:outline-offset-0',
  'aria-invalid:border-2 aria-invalid:border-error',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-surface-2 disabled:text-ink-soft',
].join(' ');

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlLook, 'h-12 px-3.5', className)} />;
}

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

export function Select({ className, children, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={classNames('relative block', className)}>
      <select {...rest} className={classNames(controlLook, 'h-12 appearance-none pr-11 pl-3.5')}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-soft" />
    </span>
  );
}
