import { type ButtonAppearance, buttonLook } from './button-look.ts';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';

/** A link that looks like a button: it goes somewhere, it does nothing. */
export function ButtonLink({
  look,
  size,
  wide,
  square,
  className,
  ...rest
}: Omit<LinkProps, 'className'> & ButtonAppearance & { className?: string }) {
  return <Link {...rest} className={classNames(buttonLook({ look, size, wide, square }), className)} />;
}
