import { productAboutTexts } from '#texts/catalogue/product-about.ts';
import { ShieldIcon } from '../../../../ui/icons/shield.tsx';
import type { ShownProduct } from '../load.server.ts';

/** What the producer promises beyond the law. */
export function Warranty({ warranty }: { warranty: ShownProduct['warranty'] }) {
  if (!warranty) return null;
  return (
    <section>
      <h2>{productAboutTexts.warranty}</h2>
      <div className="mt-4 flex gap-3 rounded-md bg-surface-2 p-4">
        <ShieldIcon className="mt-0.5 text-brand" />
        <div>
          <p className="font-semibold">{warranty.name}</p>
          {warranty.description && <p className="mt-1 text-sm">{warranty.description}</p>}
        </div>
      </div>
    </section>
  );
}
