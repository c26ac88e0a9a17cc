import type { ShellData } from '#app/features/platform/frame/shell-data.tsx';
import { DeliverySign, PaymentSign } from '#app/features/selling/order/way-signs.tsx';
import * as footerTexts from '#texts/platform/footer.ts';

type Ways = NonNullable<ShellData['frame']>['ways'];

const ROW = 'mt-1.5 flex flex-wrap gap-1 md:gap-2';

/** How one pays and where it is brought: the signs of the order, with the owner's names for those who hear them. */
export function WaySigns({ ways }: { ways: Ways | undefined }) {
  if (!ways) return null;
  return (
    <div className="flex flex-wrap gap-x-8 gap-y-3 text-sm md:col-span-3 xl:col-span-2 xl:col-start-5 xl:flex-col">
      <div>
        <p aria-hidden="true">{footerTexts.payments}</p>
        <ul aria-label={footerTexts.payments} className={ROW}>
          {ways.payments.map(({ kind, name }) => (
            <li key={kind}>
              <PaymentSign kind={kind} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <p aria-hidden="true">{footerTexts.deliveries}</p>
        <ul aria-label={footerTexts.deliveries} className={ROW}>
          {ways.deliveries.map(({ kind, name }) => (
            <li key={kind}>
              <DeliverySign kind={kind} />
              <span className="sr-only">{name}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
