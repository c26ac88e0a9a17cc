import type { QuantityVerdict } from '#rules/catalogue/quantity/check-quantity.ts';
import { quantityAsObject, quantityWithUnit, type UnitNames } from '#texts/platform/units.ts';

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
