import type { Grosze } from '#platform/money/rules/grosze.ts';
import { fetchProductXml } from '#wire/client/product-xml.ts';
import { fetchSizes } from '#wire/client/sizes.ts';

export interface QuickSize {
  type: string;
  name: string;
  /** -1 unlimited, 0 none. */
  amount: number;
  price: Grosze;
  phonePrice: boolean;
}

export interface QuickChoice {
  sizes: QuickSize[];
  versions: { id: number; name: string; link: string }[];
}

/** S7.24: sizes and versions from the product XML, or the sizes alone when it fails; null when there is no choice. */
export async function findQuickChoice(product: number, signal: AbortSignal): Promise<QuickChoice | null> {
  const xml = await fetchProductXml(product, signal);
  if (signal.aborted) return null;
  if (xml && xml.sizes.length > 0) {
    return { sizes: xml.sizes, versions: xml.versions.filter(({ isCurrent }) => !isCurrent) };
  }
  const found = await fetchSizes(product, signal);
  return found ? { sizes: [...found.sizes.values()], versions: [] } : null;
}
