import type { ReactNode } from 'react';
import { DeliverySign, PaymentSign } from '#modules/sales/checkout/storefront/parts/way-signs.tsx';
import type { ShellData } from '#platform/shell/storefront/shell-data.tsx';
import * as footerTexts from '#platform/shell/texts/footer.ts';

type Methods = NonNullable<ShellData['frame']>['methods'];

/** Payment and delivery methods as icons, with the owner's names for screen readers. */
export function MethodSigns({ methods }: { methods: Methods | undefined }) {
  if (!methods) return null;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 text-sm md:col-span-3 xl:col-span-2 xl:col-start-5 xl:flex-col">
      <Signs label={footerTexts.payments} methods={methods.payments} Sign={PaymentSign} />
      <Signs label={footerTexts.deliveries} methods={methods.deliveries} Sign={DeliverySign} />
    </div>
  );
}

interface SignsProps<Kind extends string> {
  label: string;
  methods: readonly { kind: Kind; name: string }[];
  Sign: (props: { kind: Kind }) => ReactNode;
}

function Signs<Kind extends string>({ label, methods, Sign }: SignsProps<Kind>) {
  return (
    <div>
      <p aria-hidden="true">{label}</p>
      <ul aria-label={label} className="mt-1.5 flex flex-wrap gap-1 md:gap-2">
        {methods.map(({ kind, name }) => (
          <li key={kind}>
            <Sign kind={kind} />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
