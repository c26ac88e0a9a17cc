import { toneClasses } from '#modules/catalogue/products/rules/colour-tone.ts';
import type { ProductCard } from '#modules/catalogue/products/rules/product-card.ts';
import * as productCardTexts from '../texts/storefront.ts';

/** More do not fit below a photo of a phone, nor next to how many more there are; the product page has them all. */
const MAX = { all: 4, some: 3 };

/**
 * The colours of the model: links to its other versions. With a script a click shows the version on this card
 * (`show-version.ts`).
 */
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

/** The version on the card is always among them. */
function toShown(versions: ProductCard['versions'], current: number): ProductCard['versions'] {
  if (versions.length <= MAX.all) return versions;
  const first = versions.slice(0, MAX.some);
  if (first.some(({ id }) => id === current)) return first;
  return [...first.slice(1), ...versions.filter(({ id }) => id === current)];
}
