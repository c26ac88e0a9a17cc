import type { ReactNode } from 'react';
import { splitTraits } from '#modules/catalogue/products/rules/saved-product.ts';
import { joinHtmlWithHardSpaces, joinWithHardSpaces } from '#platform/text/rules/hard-spaces.ts';
import { AccordionItem } from '#platform/ui/accordion.tsx';
import { buttonLook } from '#platform/ui/button-look.ts';
import { classNames } from '#platform/ui/class-names.ts';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as productAboutTexts from '../../texts/about.ts';
import type { ShownProduct } from '../load.server.ts';
import { Enclosures } from './enclosures.tsx';
import { Safety } from './safety.tsx';

export function About({ product }: { product: ShownProduct }) {
  const papers = (
    <>
      <Dictionary entries={product.dictionary} />
      <Enclosures enclosures={product.enclosures} />
    </>
  );
  const safety = <Safety product={product} />;
  // With few traits the first column is short; the parts of a bundle lengthen the second.
  const isUntold = product.traits.length === 0 && !product.series;
  const isBundle = product.bundleParts.length > 0;
  return (
    <>
      <div className="space-y-10 pt-10 md:pt-12">
        <Description html={product.longDescription} />
        <Traits product={product} />
        {isUntold && papers}
        {(isUntold || isBundle) && safety}
      </div>
      {!isUntold && (
        <div className="space-y-10 pt-10 empty:hidden md:pt-12">
          {papers}
          {!isBundle && safety}
        </div>
      )}
    </>
  );
}

/** S2.30 */
function Dictionary({ entries }: { entries: ShownProduct['dictionary'] }) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2 className="type-sub">{productAboutTexts.dictionary}</h2>
      <div className={classNames('mt-2', entries.length > 2 && 'xl:columns-2 xl:gap-x-10 xl:*:break-inside-avoid')}>
        {entries.map((entry) => (
          <AccordionItem key={entry.term} title={entry.term}>
            <p>{joinWithHardSpaces(entry.explanation)}</p>
          </AccordionItem>
        ))}
      </div>
    </section>
  );
}

const TRAITS = 'border-line min-[90rem]:grid min-[90rem]:grid-cols-2 min-[90rem]:gap-x-10';

/** S2.16, without a script. */
function Traits({ product: { traits, series } }: { product: ShownProduct }) {
  if (traits.length === 0 && !series) return null;
  const { open, hidden } = splitTraits(traits);
  return (
    <section>
      <h2>{productAboutTexts.traits}</h2>
      <dl className={`mt-4 border-t ${TRAITS}`}>
        {series && (
          <Row name={productAboutTexts.series}>
            <TextLink to={series.link}>{series.name}</TextLink>
          </Row>
        )}
        {open.map((trait) => (
          <Row key={trait.name} name={trait.name}>
            {joinWithHardSpaces(trait.values.join(', '))}
          </Row>
        ))}
      </dl>
      {hidden.length > 0 && (
        <details className="group flex flex-col">
          <summary className="order-2 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4">
            <span className="group-open:hidden">{productAboutTexts.allTraits(traits.length)}</span>
            <span className="hidden group-open:inline">{productAboutTexts.fewerTraits}</span>
          </summary>
          <dl className={TRAITS}>
            {hidden.map((trait) => (
              <Row key={trait.name} name={trait.name}>
                {joinWithHardSpaces(trait.values.join(', '))}
              </Row>
            ))}
          </dl>
        </details>
      )}
    </section>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-4 border-b border-line py-2.5 only:col-span-full">
      <dt className="wrap-anywhere text-ink-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}

/** S2.29, S9.69: on class 1 it is cut at 350 px, with CSS and `<details>`. */
function Description({ html }: { html: string }) {
  if (!html) return null;
  return (
    <section>
      <h2>{productAboutTexts.description}</h2>
      <div
        data-long
        className="product-description prose mt-4"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: editors' HTML is cleaned when it is saved
        dangerouslySetInnerHTML={{ __html: joinHtmlWithHardSpaces(html) }}
      />
      <details className="description-fold group needs-js mt-3 md:hidden">
        <summary className={classNames(buttonLook({ look: 'secondary', size: 'sm' }), 'w-fit list-none')}>
          <span className="group-open:hidden">{productAboutTexts.showMore}</span>
          <span className="hidden group-open:inline">{productAboutTexts.showLess}</span>
        </summary>
      </details>
    </section>
  );
}
