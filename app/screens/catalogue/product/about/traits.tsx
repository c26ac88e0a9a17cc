import type { ReactNode } from 'react';
import { splitTraits } from '#rules/catalogue/products/split-traits.ts';
import { productAboutTexts } from '#texts/catalogue/product-about.ts';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { ShownProduct } from '../load.server.ts';

/** The first traits, and a link that shows all of them (S2.16); it works without script. */
export function Traits({ product: { traits, series } }: { product: ShownProduct }) {
  if (traits.length === 0 && !series) return null;
  const { open, hidden } = splitTraits(traits);
  return (
    <section>
      <h2>{productAboutTexts.traits}</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {series && (
          <Row name={productAboutTexts.series}>
            <TextLink to={series.link}>{series.name}</TextLink>
          </Row>
        )}
        {open.map((trait) => (
          <Row key={trait.name} name={trait.name}>
            {trait.values.join(', ')}
          </Row>
        ))}
      </dl>
      {hidden.length > 0 && (
        <details className="group flex flex-col">
          <summary className="order-2 inline-flex min-h-11 items-center self-start text-brand underline underline-offset-4">
            <span className="group-open:hidden">{productAboutTexts.allTraits(traits.length)}</span>
            <span className="hidden group-open:inline">{productAboutTexts.fewerTraits}</span>
          </summary>
          <dl className="divide-y divide-line border-b border-line">
            {hidden.map((trait) => (
              <Row key={trait.name} name={trait.name}>
                {trait.values.join(', ')}
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
    <div className="grid grid-cols-[2fr_3fr] gap-4 py-2.5">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
