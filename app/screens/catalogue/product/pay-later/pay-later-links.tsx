import { type ComponentProps, lazy, Suspense, useId, useState } from 'react';
import { useOnDemand } from '#app/features/platform/on-demand/use-on-demand.ts';
import { lowestInstalment } from '#rules/selling/instalments/instalments.ts';
import { instalmentRefusal, type PayLater } from '#rules/selling/instalments/pay-later.ts';
import * as payLaterTexts from '#texts/selling/pay-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { ChevronDownIcon } from '../../../../ui/icons/arrows.tsx';
import { CalendarIcon, ClockIcon } from '../../../../ui/icons/things.tsx';
import type { ShownProduct } from '../load.server.ts';

const loadDialog = () => import('./pay-later-dialog.tsx');
const link = 'inline-flex min-h-11 items-center text-brand underline underline-offset-4';

/** Instalments and deferred payment: each link opens its own window (S2.35), or its page without script. */
export function PayLaterLinks({ product, price }: { product: ShownProduct; price: number }) {
  const [shown, setShown] = useState<keyof PayLater | null>(null);
  const { Window, open } = useOnDemand(loadDialog);
  const { payLater } = product;
  const { instalments, deferred } = payLater;
  const open30 = deferred && instalmentRefusal(price, deferred) === null;
  const payable = instalments.filter((system) => instalmentRefusal(price, system) === null);
  const least = Math.min(...instalments.map((system) => system.min));
  const offer =
    payable.length > 0
      ? payLaterTexts.from(Math.min(...payable.map((system) => lowestInstalment(price, system))))
      : price < least && payLaterTexts.fromPurchase(least);
  return (
    <>
      {deferred && open30 && (
        <p className="flex items-center gap-2">
          <ClockIcon className="size-5 text-brand" />
          <a href="/zaplac-pozniej" className={link} onClick={(event) => open(event, () => setShown('deferred'))}>
            {payLaterTexts.deferred.link(deferred.days)}
          </a>
        </p>
      )}
      {instalments.length > 0 && (
        <div>
          <div className="flex gap-2">
            <CalendarIcon className="mt-3 size-5 shrink-0 text-brand" />
            <p className="flex flex-wrap items-center gap-x-4">
              {offer && <span className="figures py-2.5 font-medium">{offer}</span>}
              <a href="/raty" className={link} onClick={(event) => open(event, () => setShown('instalments'))}>
                {payLaterTexts.instalments.link}
              </a>
            </p>
          </div>
          <CalculatorToggle systems={instalments} product={product} price={price} />
        </div>
      )}
      {Window && shown && <Window payLater={payLater} shown={shown} onClose={() => setShown(null)} />}
    </>
  );
}

const InstalmentCalculator = lazy(() => import('./instalment-calculator.tsx'));

/** Shows and hides the instalment calculator (S2.36). */
function CalculatorToggle(props: ComponentProps<typeof InstalmentCalculator>) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="needs-js">
      <Button
        look="quiet"
        size="sm"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="ml-3"
      >
        {payLaterTexts.calculator.toggle}
        <ChevronDownIcon className={open ? 'size-5 rotate-180' : 'size-5'} />
      </Button>
      <div id={id} hidden={!open}>
        {open && (
          <Suspense>
            <InstalmentCalculator {...props} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
