/** One value of one trait of one product. */
export interface TraitFact {
  productId: number;
  name: string;
  value: string;
}

export interface CompareRow {
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
