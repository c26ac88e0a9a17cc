import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

type RadioProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode;
  detail?: ReactNode;
  /** The price, at the end of the first line. */
  price?: ReactNode;
  /** An icon of the kind. */
  sign?: ReactNode;
  /** A framed card, for choices that deserve room. */
  framed?: boolean;
};

export function Radio({ label, detail, price, sign, framed, id, className, ...rest }: RadioProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  return (
    <label
      htmlFor={controlId}
      className={classNames(
        'flex min-h-11 cursor-pointer items-start gap-3 py-2.5 has-disabled:cursor-not-allowed',
        framed &&
          'flex-wrap rounded-md border border-line bg-surface px-4 py-3.5 transition-colors hover:border-line-strong has-checked:border-brand has-checked:bg-brand-soft has-checked:ring-1 has-checked:ring-brand',
        className,
      )}
    >
      <input
        {...rest}
        id={controlId}
        type="radio"
        aria-describedby={detail ? `${controlId}-description` : rest['aria-describedby']}
        className={classNames(
          'peer mt-px size-6 shrink-0 cursor-pointer appearance-none rounded-full border border-line-strong bg-surface transition-[border-width,border-color]',
          'checked:border-[7px] checked:border-brand hover:border-ink aria-invalid:border-error aria-invalid:not-checked:border-2 checked:hover:border-brand disabled:cursor-not-allowed disabled:opacity-60',
        )}
      />
      <span className="flex min-w-0 flex-1 basis-24 flex-wrap justify-between gap-x-3 gap-y-1.5 peer-disabled:text-ink-soft peer-disabled:[&_svg]:opacity-60">
        <span className="min-w-0 flex-1 basis-24">
          <span className="block">{label}</span>
          {detail && (
            <span id={`${controlId}-description`} className="block text-sm text-ink-soft">
              {detail}
            </span>
          )}
        </span>
        {(price || sign) && (
          <span className="flex shrink-0 flex-col items-end gap-1">
            {price && <span className="figures font-semibold">{price}</span>}
            {sign}
          </span>
        )}
      </span>
    </label>
  );
}
