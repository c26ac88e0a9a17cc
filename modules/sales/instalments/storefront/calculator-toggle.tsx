import { lazy, Suspense, useId, useState } from 'react';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { Button } from '#platform/ui/button.tsx';
import { ChevronDownIcon } from '#platform/ui/icons/arrows.tsx';
import type { CalculatorProps } from './instalment-calculator.tsx';

/** Loaded when it is opened: few customers do, and it needs the form components. */
const InstalmentCalculator = lazy(() => import('./instalment-calculator.tsx'));

/** Shows and hides the instalment calculator (S2.36). */
export function CalculatorToggle(props: CalculatorProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <div className="needs-js">
      <Button look="quiet" size="sm" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        {productTexts.openCalculator}
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
