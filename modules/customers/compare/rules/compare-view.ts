export interface CompareView {
  /** null: the visitor's own list */
  shared: readonly number[] | null;
  /** More products than `MAX_COMPARED`. */
  tooMany: boolean;
  onlyDifferences: boolean;
  hidden: readonly number[];
  full: boolean;
  added: number | null;
}

export const COMPARE_ADDRESS = '/porownanie';
export const COMPARE_FULL_ADDRESS = `${COMPARE_ADDRESS}?pelne=1`;

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

/** Messages are not carried to the next address. */
export function compareAddress(view: CompareView, change: Partial<CompareView> = {}): string {
  const { shared, onlyDifferences, hidden } = { ...view, ...change };
  const parts = [
    shared && `produkty=${shared.join(',')}`,
    onlyDifferences && 'roznice=1',
    hidden.length > 0 && `ukryte=${hidden.join(',')}`,
  ].filter(Boolean);
  return parts.length > 0 ? `${COMPARE_ADDRESS}?${parts.join('&')}` : COMPARE_ADDRESS;
}

function parseIds(text: string | null): number[] {
  const words = (text ?? '').slice(0, MAX_LIST_LENGTH).split(',');
  const ids = words.filter((word) => /^[1-9]\d{0,9}$/.test(word)).map(Number);
  return [...new Set(ids)];
}

export const MAX_COMPARED = 10;

export interface TraitFact {
  productId: number;
  name: string;
  value: string;
}

interface CompareRow {
  name: string;
  cells: string[];
  differs: boolean;
}

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

export function compareRow(name: string, cells: string[]): CompareRow {
  return { name, cells, differs: new Set(cells).size > 1 };
}
