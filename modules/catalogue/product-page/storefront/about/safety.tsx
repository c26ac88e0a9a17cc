import { joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import * as productAboutTexts from '../../texts/about.ts';
import type { ShownProduct } from '../load.server.ts';

/** X.09, X.10 (GPSR): warnings are visible, contacts open on demand. */
export function Safety({ product: { producer, safetyWarnings, warranty } }: { product: ShownProduct }) {
  const isSafety = Boolean(producer || safetyWarnings);
  if (!isSafety && !warranty) return null;
  const { safety, warrantyAndSafety } = productAboutTexts;
  const heading = isSafety && warranty ? warrantyAndSafety : isSafety ? safety : productAboutTexts.warranty;
  return (
    <section>
      <h2 className="mb-2 type-sub">{heading}</h2>
      {safetyWarnings && (
        <div className="my-4 rounded-md bg-warn-soft p-4 text-sm">
          <p className="font-semibold">{productAboutTexts.safetyWarnings}</p>
          <p className="mt-1">{safetyWarnings}</p>
        </div>
      )}
      {warranty && <Warranty {...warranty} />}
      {producer && (
        <AccordionItem title={productAboutTexts.producer}>
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

function Warranty({ name, description }: NonNullable<ShownProduct['warranty']>) {
  if (!description) return <p className="border-b border-line py-4 font-semibold">{name}</p>;
  return (
    <AccordionItem title={name}>
      <p className="text-sm">{joinWithHardSpaces(description)}</p>
    </AccordionItem>
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
