import { useEffect, useRef, useState } from 'react';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { refreshExpress } from './express-api.ts';

interface ExpressCheckoutProps {
  script: { prefix: string; name: string };
  buttons: { id: string; name: string }[];
  /** The server has answered for the chosen size: the buttons are enabled (S4.22). */
  active: boolean;
  /** Changes with the size and the price, which notifies the provider. */
  changes: string;
}

/** An element per provider; its script renders the button after hydration. Without the script there is nothing. */
export default function ExpressCheckout({ script: { prefix, name }, buttons, active, changes }: ExpressCheckoutProps) {
  const area = useRef<HTMLElement>(null);
  const [missing, setMissing] = useState(false);

  useEffect(() => {
    let gone = false;
    let stop = () => {};
    void import('./start-express.ts')
      .then(({ startExpress }) => (area.current ? startExpress(area.current, { prefix, name }) : null))
      .catch(() => null)
      .then((started) => {
        if (!started) setMissing(true);
        else if (gone) started.stop();
        else stop = started.stop;
      });
    return () => {
      gone = true;
      stop();
    };
  }, [prefix, name]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the change matters
  useEffect(refreshExpress, [changes]);

  if (missing) return null;
  return (
    <section ref={area} aria-label={productTexts.expressCheckout} className="mt-3 space-y-3 noscript:hidden">
      {buttons.map(({ id, name: provider }) => (
        // The provider renders inside; the reserved height avoids a layout shift.
        <div
          key={id}
          data-id={id}
          data-label={productTexts.expressButton}
          data-name={provider}
          data-checked={active}
          className="projector_oneclick__item min-h-14 aria-busy:opacity-60"
        />
      ))}
    </section>
  );
}
