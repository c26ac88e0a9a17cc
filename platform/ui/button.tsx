import type { ComponentProps, MouseEvent } from 'react';
import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import * as uiTexts from './texts/ui.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type ButtonProps = ComponentProps<'button'> &
  ButtonAppearance & {
    /** Work is under way: the button keeps its size and focus, shows a spinner and ignores clicks. */
    loading?: boolean;
  };

export function Button({
  look,
  size,
  wide,
  square,
  loading = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (loading) {
      event.preventDefault();
      return;
    }
    onClick?.(event);
  }

  return (
    <button
      {...rest}
      type={type}
      className={classNames(buttonLook({ look, size, wide, square }), className)}
      aria-busy={loading || undefined}
      data-busy={loading ? uiTexts.loading : undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={handleClick}
    >
      {loading && <VisuallyHidden>{uiTexts.loading}</VisuallyHidden>}
      {children}
    </button>
  );
}
