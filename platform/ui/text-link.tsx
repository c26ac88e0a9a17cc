import { classNames } from './class-names.ts';
import { ExternalIcon } from './icons/arrows.tsx';
import { Link, type LinkProps } from './link.tsx';
import * as uiTexts from './texts/ui.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type TextLinkProps = Omit<LinkProps, 'className'> & {
  /** Quiet links take their underline only on hover: for navigation, never inside a sentence. */
  quiet?: boolean;
  /** Opens another site in a new tab, and says so. */
  external?: boolean;
  className?: string;
};

export function TextLink({ quiet, external, className, children, ...rest }: TextLinkProps) {
  return (
    <Link
      {...rest}
      {...(external && { target: '_blank', rel: 'noopener noreferrer' })}
      className={classNames(
        'rounded-sm underline-offset-4 transition-colors',
        quiet ? 'text-ink hover:text-brand hover:underline' : 'text-brand underline decoration-1 hover:decoration-2',
        className,
      )}
    >
      {children}
      {external && (
        <>
          <ExternalIcon className="ml-1 inline size-4 align-[-0.15em]" />
          <VisuallyHidden> ({uiTexts.opensInNewTab})</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
