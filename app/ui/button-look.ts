import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonAppearance = {
  look?: ButtonLook;
  size?: ButtonSize;
  /** Takes the whole width of its container. */
  wide?: boolean;
  /** A square button around one icon; give it an `aria-label`. */
  square?: boolean;
};

const looks: Record<ButtonLook, string> = {
  primary: 'border-transparent bg-brand text-brand-ink hover:bg-brand-strong',
  secondary: 'border-line-strong bg-surface text-ink hover:border-ink hover:bg-surface-2',
  quiet: 'border-transparent text-ink hover:bg-surface-2',
  danger: 'border-error bg-surface text-error hover:bg-error hover:text-error-ink',
};

// Every size keeps the 44 px target.
const sizes: Record<ButtonSize, { text: string; padding: string; square: string }> = {
  sm: { text: 'min-h-11 text-sm', padding: 'px-3.5', square: 'size-11' },
  md: { text: 'min-h-11 text-base', padding: 'px-5', square: 'size-11' },
  lg: { text: 'min-h-14 text-lg', padding: 'px-7', square: 'size-14' },
};

/** The classes of a button, for the rare element that must look like one without being one. */
export function buttonLook({ look = 'primary', size = 'md', wide, square }: ButtonAppearance = {}): string {
  const measures = sizes[size];
  return classNames(
    'busy relative inline-flex items-center justify-center gap-2 rounded-md border font-semibold no-underline select-none print:hidden',
    'transition-[background-color,border-color,color,scale] active:scale-[0.98]',
    'disabled:pointer-events-none disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-60',
    measures.text,
    square ? measures.square : measures.padding,
    wide && 'w-full',
    looks[look],
  );
}
