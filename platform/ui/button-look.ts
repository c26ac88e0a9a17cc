import { classNames } from './class-names.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'sm' | 'md' | 'lg';

export type ButtonAppearance = {
  look?: ButtonLook;
  /** Every size keeps the 44 px target. */
  size?: ButtonSize;
  wide?: boolean;
  /** A square button around one icon; give it an `aria-label`. */
  square?: boolean;
};

/** The classes of a button (looks.css), for the rare element that must look like one without being one. */
export function buttonLook({ look = 'primary', size = 'md', wide, square }: ButtonAppearance = {}): string {
  return classNames('busy button', `button-${size}`, square && 'button-square', wide && 'w-full', `button-${look}`);
}
