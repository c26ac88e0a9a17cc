import type { ReactNode } from 'react';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { TruckIcon } from '#platform/ui/icons/shopping.tsx';
import { CloseIcon } from '#platform/ui/icons/signs.tsx';
import type { BarId } from '../../rules/closed-bars.ts';
import { freeShippingText } from './free-shipping-text.ts';

interface BarProps {
  id: BarId;
  label: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
  'data-from'?: string;
}

const STRIP =
  'bar relative max-md:shrink-0 max-md:basis-full max-md:snap-start md:flex md:min-w-0 md:items-center md:gap-1 print:hidden';
const LINE = 'flex min-h-9 min-w-0 items-center gap-2 text-xs leading-snug max-md:px-4 md:gap-3 lg:text-sm';

/** S4.27. On a phone the second strip is reached by swiping. */
function Bar({ id, label, closeLabel, className, children, ...rest }: BarProps) {
  return (
    <aside id={id} aria-label={label} className={classNames(STRIP, className)} {...rest}>
      <div className={classNames(LINE, 'max-md:pr-11')}>{children}</div>
      <button
        type="button"
        aria-label={closeLabel}
        data-close-bar={id}
        className="needs-js flex h-full w-11 items-center justify-center rounded-sm focus-visible:-outline-offset-4 max-md:absolute max-md:top-0 max-md:right-1 md:h-9 md:w-9 md:shrink-0"
      >
        <CloseIcon className="size-5" />
      </button>
    </aside>
  );
}

/** The server writes the limit; the browser replaces it by the amount that is missing. */
export function FreeShippingBar({ from }: { from: string }) {
  const { label, close } = shellTexts.freeShipping;
  return (
    <Bar id="free_shipping_bar" label={label} closeLabel={close} className="free-shipping-bar" data-from={from}>
      <TruckIcon className="size-5 shrink-0" />
      <p className="figures font-medium">{freeShippingText(from, null)?.text}</p>
    </Bar>
  );
}

export function RebateCodeBar({ code, text }: { code: string; text: string }) {
  const { label, close, copy } = shellTexts.rebateCode;
  return (
    <Bar id="rebate_code_bar" label={label} closeLabel={close} className="bg-brand-soft text-ink">
      <p>{text}</p>
      <button
        type="button"
        data-copy-code={code}
        className="needs-js min-h-9 shrink-0 rounded-sm px-1 font-semibold text-brand underline underline-offset-4 focus-visible:-outline-offset-4"
      >
        {copy}
      </button>
    </Bar>
  );
}

export interface OwnerBar {
  text: string;
  address: string;
}

export function OwnerBars({ bars }: { bars: readonly OwnerBar[] }) {
  return bars.map(({ text, address }) => (
    <aside key={text} aria-label={shellTexts.ownerBar} className={classNames(STRIP, 'bg-brand-soft text-ink')}>
      <p className={classNames(LINE, 'font-medium')}>
        {address === '' ? (
          text
        ) : (
          <a
            href={address}
            className="flex min-h-9 items-center underline underline-offset-4 focus-visible:-outline-offset-4"
          >
            {text}
          </a>
        )}
      </p>
    </aside>
  ));
}
