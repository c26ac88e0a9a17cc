import type { ShownProduct } from '../load.server.ts';
import { Description } from './description.tsx';
import { Dictionary } from './dictionary.tsx';
import { Enclosures } from './enclosures.tsx';
import { Safety } from './safety.tsx';
import { Traits } from './traits.tsx';
import { Warranty } from './warranty.tsx';

/** Everything to read about a product. It stands in the page at once and wakes up after what is bought with. */
export default function About({ product }: { product: ShownProduct }) {
  return (
    <div className="mt-10 grid gap-x-16 gap-y-10 md:mt-14 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
      <div className="space-y-10">
        <Description html={product.longDescription} />
        <Dictionary entries={product.dictionary} />
      </div>
      <div className="space-y-10">
        <Traits product={product} />
        <Enclosures enclosures={product.enclosures} />
        <Warranty warranty={product.warranty} />
        <Safety product={product} />
      </div>
    </div>
  );
}
