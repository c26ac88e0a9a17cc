import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';
import { ChevronDownIcon } from './icons/chevron-down.tsx';

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
