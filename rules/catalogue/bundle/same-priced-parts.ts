import type { BundlePart, ChosenPart, WishedPart } from './bundle-part.ts';

/**
 * The wished parts as far as money goes, before their versions and sizes are chosen; none when a choice still decides
 * what a part costs on its own.
 */
export function samePricedParts(offered: readonly BundlePart[], wished: readonly WishedPart[]): ChosenPart[] {
  const parts = offered.filter(({ id }) => wished.some((wish) => wish.id === id));
  const priced = parts.flatMap(({ id, quantity, versions }) => {
    const choices = versions.flatMap((version) => version.sizes.map((size) => ({ id, quantity, version, size })));
    const [first] = choices;
    return first && choices.every(({ size }) => size.price === first.size.price) ? [first] : [];
  });
  return priced.length === parts.length ? priced : [];
}
