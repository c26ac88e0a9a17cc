/** How many traits stand open; the rest waits behind a link (S2.16). */
export const openTraits = 5;

/** A link that reveals a single row is not worth its place: then all rows stand open. */
export function splitTraits<Trait>(traits: readonly Trait[]): { open: Trait[]; hidden: Trait[] } {
  const count = traits.length <= openTraits + 1 ? traits.length : openTraits;
  return { open: traits.slice(0, count), hidden: traits.slice(count) };
}
