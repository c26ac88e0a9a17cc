import type { ProductVersion } from '#modules/catalogue/products/rules/product-page.ts';

interface NamedProduct {
  name: string;
  versions: readonly Pick<ProductVersion, 'name' | 'isCurrent'>[];
}

/** Reserves the lines of the longest name among the colours, so that another colour moves nothing below. */
export function longestName({ name, versions }: NamedProduct): string | undefined {
  const current = versions.find(({ isCurrent }) => isCurrent);
  if (!current || !name.endsWith(current.name)) return undefined;
  const [maxLength = ''] = versions.map((version) => version.name).toSorted((a, b) => b.length - a.length);
  return maxLength.length > current.name.length ? name.slice(0, -current.name.length) + maxLength : undefined;
}
