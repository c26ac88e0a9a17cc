import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import type { QuantityVerdict } from '../rules/check-quantity.ts';
import { endSentence, quantityAsObject, quantityWithUnit, type UnitNames } from './units.ts';

/** Said of a quantity between the steps, which became the nearest one that is sold. */
export function snappedText(
  wanted: number,
  quantity: number,
  { step, unit }: { step: number; unit: UnitNames },
): string {
  const sold = endSentence(quantityAsObject(quantity, unit));
  return `Zamiast ${formatQuantity(wanted)} wpisaliśmy ${sold} Ilość zmienia się co ${endSentence(quantityAsObject(step, unit))}`;
}

/** The alert that goes with a changed quantity; null when the shopper gets what they asked for. */
export function quantityAlertText(verdict: QuantityVerdict, unit: UnitNames): string | null {
  switch (verdict.kind) {
    case 'ok':
      return null;
    case 'raised':
      return `Minimalnie musisz zamówić ${quantityAsObject(verdict.minimum, unit)}`;
    case 'lowered':
      return `Maksymalnie możesz zamówić: ${quantityWithUnit(verdict.maximum, unit)}`;
    case 'unavailable':
      return 'Produkt niedostępny';
  }
}
