/** The number of visible methods. */
const OPEN = 4;
/** Fewer folded methods are not worth a click. */
const FOLDED = 2;

/** The first available methods are visible, the rest is folded. */
export function foldMethods<Method extends { refused: boolean | string | null }>(methods: readonly Method[]) {
  const open = methods.filter(({ refused }) => !refused).slice(0, OPEN);
  const folded = methods.filter((method) => !open.includes(method));
  return folded.length < FOLDED || open.length === 0 ? { open: [...methods], folded: [] } : { open, folded };
}
