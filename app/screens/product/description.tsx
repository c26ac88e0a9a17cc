import { productTexts } from '#texts/product.ts';
import { AccordionItem } from '../../ui/accordion.tsx';
import type { ShownProduct } from './load.server.ts';

interface DescriptionProps {
  html: string;
  dictionary: ShownProduct['dictionary'];
}

/** The long description and the terms it uses. */
export function Description({ html, dictionary }: DescriptionProps) {
  return (
    <section>
      <h2>{productTexts.description}</h2>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved */}
      <div className="prose mt-4" dangerouslySetInnerHTML={{ __html: html }} />
      {dictionary.length > 0 && (
        <div className="mt-8">
          <h3>{productTexts.dictionary}</h3>
          {dictionary.map((entry) => (
            <AccordionItem key={entry.term} title={entry.term}>
              <p>{entry.explanation}</p>
            </AccordionItem>
          ))}
        </div>
      )}
    </section>
  );
}
