/** Ways to pay that stand open: more make a list that nobody reads. */
const OPEN = 4;
/** Fewer than these are not worth a click. */
const FOLDED = 2;

/** The owner's first ways that can be chosen stand open, the rest is folded; a shop with few ways folds none. */
export function foldMethods<Method extends { refused: boolean | string | null }>(methods: readonly Method[]) {
  const open = methods.filter(({ refused }) => !refused).slice(0, OPEN);
  const folded = methods.filter((method) => !open.includes(method));
  return folded.length < FOLDED || open.length === 0 ? { open: [...methods], folded: [] } : { open, folded };
}
