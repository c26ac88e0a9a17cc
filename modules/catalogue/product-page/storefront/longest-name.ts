import type { ProductVersion } from '#modules/catalogue/products/rules/product-page.ts';

interface NamedProduct {
  name: string;
  versions: readonly Pick<ProductVersion, 'name' | 'isCurrent'>[];
}

/**
 * The longest name among the colours of the model, when it is not this one's: its lines are kept free, so that choosing
 * another colour moves nothing below the name.
 */
export function longestName({ name, versions }: NamedProduct): string | undefined {
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (!current || !name.endsWith(current.name)) return undefined;
  const [maxLength = ''] = versions.map((version) => version.name).toSorted((a, b) => b.length - a.length);
  return maxLength.length > current.name.length ? name.slice(0, -current.name.length) + maxLength : undefined;
}
