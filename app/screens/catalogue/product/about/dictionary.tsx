import { productAboutTexts } from '#texts/catalogue/product-about.ts';
import { AccordionItem } from '../../../../ui/accordion.tsx';
import type { ShownProduct } from '../load.server.ts';

/** The product's terms, each opening its explanation (S2.30). */
export function Dictionary({ entries }: { entries: ShownProduct['dictionary'] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{productAboutTexts.dictionary}</h2>
      <div className="mt-2">
        {entries.map((entry) => (
          <AccordionItem key={entry.term} title={entry.term}>
            <p>{entry.explanation}</p>
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}
