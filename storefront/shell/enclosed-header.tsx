import { OrderSteps } from '#modules/sales/checkout/storefront/parts/order-steps.tsx';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as shellTexts from '#platform/shell/texts/shell.ts';
import { MailIcon, PhoneIcon } from '#platform/ui/icons/contact.tsx';
import { PhoneNumber } from '#platform/ui/phone-number.tsx';
import { Logo } from '#storefront/shell/logo.tsx';

interface EnclosedHeaderProps {
  shell: ShellData;
  /** Undefined where something failed: there is no step to be at. */
  at: PageHandle['enclosed'];
}

/** X.48: whose shop it is, how far the order has come and who helps; nothing that leads away from it. */
export function EnclosedHeader({ shell, at }: EnclosedHeaderProps) {
  const { name, brandFolder } = shell.settings;
  return (
    <header className="order-header border-b border-line bg-paper lg:mb-6">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-4 py-2 lg:gap-x-8 lg:py-3 xl:flex-nowrap">
        <a href="/" aria-label={shellTexts.logo(name)} className="site-logo flex min-h-11 items-center rounded-sm">
          <Logo name={name} brandFolder={brandFolder} wordmark={shell.frame?.wordmark} />
        </a>
        {at && (
          <OrderSteps
            current={at.step}
            form={at.form}
            className="order-last w-full xl:order-none xl:mx-auto xl:w-auto"
          />
        )}
        <Help shell={shell} />
      </div>
    </header>
  );
}

function Help({ shell }: { shell: ShellData }) {
  const { phone, email } = shell.settings;
  if (!phone && !email) return null;
  return (
    <div className="order-help flex items-center gap-x-4 text-sm">
      <p className="text-ink-soft max-sm:sr-only xl:sr-only">{shellTexts.help}</p>
      {phone && (
        <p className="flex items-center gap-1.5 font-semibold">
          <PhoneIcon className="size-5 text-brand" />
          <PhoneNumber number={phone} />
        </p>
      )}
      {email && (
        <a
          href={`mailto:${email}`}
          className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          <MailIcon className="size-5 text-brand" />
          <span className="max-lg:sr-only xl:sr-only">{email}</span>
        </a>
      )}
    </div>
  );
}
