import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlLook } from './control-look.ts';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={classNames(controlLook, 'h-12 px-3.5', className)} />;
}
