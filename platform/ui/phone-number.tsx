import { classNames } from './class-names.ts';

/** S2.52: a link where one can call with the same device, on class 1; elsewhere a number to read. */
export function PhoneNumber({ number, className }: { number: string; className?: string }) {
  return (
    <>
      <a
        href={`tel:${number.replaceAll(' ', '')}`}
        className={classNames(
          'figures inline-flex min-h-11 items-center text-brand underline underline-offset-4 md:hidden',
          className,
        )}
      >
        {number}
      </a>
      <span className={classNames('figures hidden min-h-11 items-center md:inline-flex', className)}>{number}</span>
    </>
  );
}
