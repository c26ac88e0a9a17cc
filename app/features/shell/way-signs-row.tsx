import type { ShellData } from '#app/features/platform/frame/shell-data.tsx';
import { DeliverySign, PaymentSign } from '#app/features/selling/order/way-signs.tsx';
import * as footerTexts from '#texts/platform/footer.ts';

type Ways = NonNullable<ShellData['frame']>['ways'];

const ROW = 'flex flex-wrap gap-2';

/** How one pays and where it is brought: the signs of the order, with the owner's names for those who hear them. */
export function WaySigns({ ways }: { ways: Ways | undefined }) {
  if (!ways) return null;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-2 md:col-span-3 xl:col-span-2 xl:col-start-5">
      <ul aria-label={footerTexts.payments} className={ROW}>
        {ways.payments.map(({ kind, name }) => (
          <li key={kind}>
            <PaymentSign kind={kind} />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
      <ul aria-label={footerTexts.deliveries} className={ROW}>
        {ways.deliveries.map(({ kind, name }) => (
          <li key={kind}>
            <DeliverySign kind={kind} />
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
