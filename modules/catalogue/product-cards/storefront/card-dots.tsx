import { toneClasses } from '#modules/catalogue/products/rules/colour-tone.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import * as productCardTexts from '../texts/storefront.ts';

/** Limit of a phone's card; the product page shows all. */
const MAX = { all: 4, some: 3 };

/** A click shows the version on this card (`show-version.ts`); without a script it is a link. */
export function CardDots({ card: { id, name: shownName, versions } }: { card: ProductCard }) {
  if (versions.length < 2) return null;
  const shown = toShown(versions, id);
  const hidden = versions.length - shown.length;
  return (
    <p className="card-dots">
      {shown.map(({ id: version, name, tone, link, available }) => (
        <a
          key={version}
          href={link}
          rel="nofollow"
          data-card="version"
          data-version={version}
          aria-current={version === id ? 'true' : undefined}
          title={name}
          className={`card-dot ${toneClasses(tone)}`}
        >
          {productCardTexts.colourOf(shownName, name, available)}
        </a>
      ))}
      {hidden > 0 && productCardTexts.moreColours(hidden)}
    </p>
  );
}

function toShown(versions: ProductCard['versions'], current: number): ProductCard['versions'] {
  if (versions.length <= MAX.all) return versions;
  const first = versions.slice(0, MAX.some);
  if (first.some(({ id }) => id === current)) return first;
  return [...first.slice(1), ...versions.filter(({ id }) => id === current)];
}
