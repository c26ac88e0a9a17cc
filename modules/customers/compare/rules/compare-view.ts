/** What the address of the comparison says: everything a reader can switch is a link. */
export interface CompareView {
  /** Products somebody shared; null when the visitor looks at their own list. */
  shared: readonly number[] | null;
  /** The shared address named more than fit. */
  tooMany: boolean;
  onlyDifferences: boolean;
  hidden: readonly number[];
  /** The product just chosen found no place. */
  full: boolean;
  /** The product just chosen, by a plain link. */
  added: number | null;
}

export const COMPARE_ADDRESS = '/porownanie';
/** Where a plain link leads when the list is full. */
export const COMPARE_FULL_ADDRESS = `${COMPARE_ADDRESS}?pelne=1`;

/** Where a plain link leads: pages of products are the same for everybody and could not tell that it worked. */
export function comparedAddress(id: number): string {
  return `${COMPARE_ADDRESS}?dodano=${id}`;
}

const MAX_LIST_LENGTH = 400;

export function parseCompareView(params: URLSearchParams): CompareView {
  const named = params.has('produkty') ? parseIds(params.get('produkty')) : null;
  return {
    shared: named === null ? null : named.slice(0, MAX_COMPARED),
    tooMany: named !== null && named.length > MAX_COMPARED,
    onlyDifferences: params.get('roznice') === '1',
    hidden: parseIds(params.get('ukryte')),
    full: params.get('pelne') === '1',
    added: parseIds(params.get('dodano'))[0] ?? null,
  };
}

/** The address of the comparison seen another way; a message is shown once and not carried on. */
export function compareAddress(view: CompareView, change: Partial<CompareView> = {}): string {
  const { shared, onlyDifferences, hidden } = { ...view, ...change };
  const parts = [
    shared && `produkty=${shared.join(',')}`,
    onlyDifferences && 'roznice=1',
    hidden.length > 0 && `ukryte=${hidden.join(',')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${COMPARE_ADDRESS}?${parts.join('&')}` : COMPARE_ADDRESS;
}

/** Each product once, in the order given; what is no id is left out. */
function parseIds(text: string | null): number[] {
  const words = (text ?? '').slice(0, MAX_LIST_LENGTH).split(',');
  const ids = words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number);
  return [...new Set(ids)];
}

/** More columns than this nobody can read side by side. */
export const MAX_COMPARED = 10;

/** One value of one trait of one product. */
export interface TraitFact {
  productId: number;
  name: string;
  value: string;
}

interface CompareRow {
  name: string;
  /** One text per column; empty when the product does not say. */
  cells: string[];
  differs: boolean;
}

/** Rows of the comparison in the order of the facts, for the columns in view. A trait none of them has makes no row. */
export function traitRows(columns: readonly number[], facts: readonly TraitFact[]): CompareRow[] {
  const shown = facts.filter((fact) => columns.includes(fact.productId));
  const names = [...new Set(shown.map((fact) => fact.name))];
  return names.map((name) => {
    const values = (column: number) =>
      shown.filter((fact) => fact.name === name && fact.productId === column).map((fact) => fact.value);
    return compareRow(
      name,
      columns.map((column) => values(column).join(', ')),
    );
  });
}

/** A product that is silent where another speaks differs too. */
export function compareRow(name: string, cells: string[]): CompareRow {
  return { name, cells, differs: new Set(cells).size > 1 };
}
