import * as productAboutTexts from '#texts/catalogue/product-about.ts';
import { AccordionItem } from '../../../../ui/accordion.tsx';
import type { ShownProduct } from '../load.server.ts';

/** Product safety (GPSR): warnings stand open, who made it and who answers for it opens on demand (X.09, X.10). */
export function Safety({ product: { producer, safetyWarnings } }: { product: ShownProduct }) {
  if (!producer && !safetyWarnings) return null;
  return (
    <section>
      <h2>{productAboutTexts.safety}</h2>
      {safetyWarnings && (
        <div className="mt-4 rounded-md bg-warn-soft p-4 text-sm">
          <p className="font-semibold">{productAboutTexts.safetyWarnings}</p>
          <p className="mt-1">{safetyWarnings}</p>
        </div>
      )}
      {producer && (
        <AccordionItem title={productAboutTexts.producer} className="mt-2">
          <Contact name={producer.name} address={producer.address} email={producer.email} />
        </AccordionItem>
      )}
      {producer?.responsibleName && (
        <AccordionItem title={productAboutTexts.responsible}>
          <Contact
            name={producer.responsibleName}
            address={producer.responsibleAddress}
            email={producer.responsibleEmail}
          />
        </AccordionItem>
      )}
    </section>
  );
}

function Contact({ name, address, email }: { name: string; address: string; email: string }) {
  return (
    <address className="text-sm not-italic">
      <p className="font-semibold">{name}</p>
      <p>{address}</p>
      {email && (
        <p>
          <a
            href={`mailto:${email}`}
            className="inline-flex min-h-11 items-center text-brand underline underline-offset-4"
          >
            {email}
          </a>
        </p>
      )}
    </address>
  );
}
