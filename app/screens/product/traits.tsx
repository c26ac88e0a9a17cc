import type { ReactNode } from 'react';
import { productTexts } from '#texts/product.ts';
import { TextLink } from '../../ui/text-link.tsx';
import type { ShownProduct } from './load.server.ts';

export function Traits({ product: { traits, series } }: { product: ShownProduct }) {
  if (traits.length === 0 && !series) return null;
  return (
    <section>
      <h2>{productTexts.traits}</h2>
      <dl className="mt-4 divide-y divide-line border-y border-line">
        {series && (
          <Row name={productTexts.series}>
            <TextLink to={series.link}>{series.name}</TextLink>
          </Row>
        )}
        {traits.map((trait) => (
          <Row key={trait.name} name={trait.name}>
            {trait.values.join(', ')}
          </Row>
        ))}
      </dl>
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
