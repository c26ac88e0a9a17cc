import { useEffect, useRef, useState } from 'react';
import * as productTexts from '#modules/catalogue/products/texts/storefront.ts';
import { refreshExpress } from './express-api.ts';

interface ExpressCheckoutProps {
  script: { prefix: string; name: string };
  buttons: { id: string; name: string }[];
  /** The shop has spoken of the chosen size: the buttons act (S4.22). */
  active: boolean;
  /** Changes with the size and the price: the provider is told. */
  changes: string;
}

/** A place per provider; their script fills it after the page is alive. Without it, or without script, there is nothing. */
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the change itself is the news
  useEffect(refreshExpress, [changes]);

  if (missing) return null;
  return (
    <section ref={area} aria-label={productTexts.expressCheckout} className="mt-3 space-y-3 noscript:hidden">
      {buttons.map(({ id, name: provider }) => (
        // The provider draws inside; the height is kept for its button, so that nothing jumps.
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
