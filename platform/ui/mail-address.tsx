import { classNames } from './class-names.ts';

/** An address to write to, in the look of the number next to it (phone-number.tsx): a link to see on class 1, elsewhere plain until it is pointed at. */
export function MailAddress({ address, className }: { address: string; className?: string }) {
  return (
    <a
      href={`mailto:${address}`}
      className={classNames(
        'inline-flex min-h-11 items-center text-brand underline underline-offset-4 wrap-anywhere md:not-hover:text-ink md:not-hover:no-underline',
        className,
      )}
    >
      {address}
    </a>
  );
}
