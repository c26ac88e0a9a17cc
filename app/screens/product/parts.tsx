import { Link } from 'react-router';
import { productTexts } from '#texts/product.ts';
import type { ShownProduct } from './load.server.ts';

/** What a bundle or collection is made of. */
export function Parts({ parts }: { parts: ShownProduct['bundleParts'] }) {
  if (parts.length === 0) return null;
  return (
    <section className="mt-10">
      <h2>{productTexts.parts}</h2>
      <ul className="mt-4 space-y-2">
        {parts.map((part) => (
          <li key={part.id}>
            {productTexts.partQuantity(part.quantity)}{' '}
            {part.versions[0] && <Link to={part.versions[0].link}>{part.versions[0].name}</Link>}
          </li>
        ))}
      </ul>
    </section>
  );
}
