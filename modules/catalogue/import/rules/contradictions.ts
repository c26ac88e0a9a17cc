import { roundTo, toUnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { importFault } from './import-fault.ts';
import type { ImportProblem } from './import-row.ts';
import type { ImportProduct } from './parse-import-product.ts';

/** Stored values of a product that the file changes. */
export interface KnownProduct {
  unitSellby: number;
  unitPrecision: number;
  /** In grosze, by the type of the size. */
  prices: Readonly<Record<string, number>>;
}

/** Cells that are right by themselves and wrong next to others of the file, or next to what the shop has. */
export function findContradictions({ values, sizes }: ImportProduct, known: KnownProduct | undefined): ImportProblem[] {
  const { precision } = toUnitStep({
    step: Number(values.unit_sellby ?? known?.unitSellby ?? 1),
    precision: Number(values.unit_precision ?? known?.unitPrecision ?? 0),
  });
  return sizes.flatMap(
    ({ row, type, values: { stock, price = known && ownEntry(known.prices, type), regular_price: regular } }) => {
      const problems: ImportProblem[] = [];
      if (typeof stock === 'number' && roundTo(stock, precision) !== stock) {
        problems.push({ row, column: 'stock', fault: importFault('parts-of-pieces', stock, precision) });
      }
      if (typeof regular === 'number' && typeof price === 'number' && regular < price) {
        problems.push({ row, column: 'regular_price', fault: importFault('reduction-below') });
      }
      return problems;
    },
  );
}
