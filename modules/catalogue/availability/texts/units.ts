import { ownEntry } from '#platform/lookup/rules/own-entry.ts';
import { formatQuantity } from '#platform/money/rules/quantity-text.ts';
import { type PluralForms, plural } from '#platform/text/rules/plural.ts';

/** The unit as the catalogue names it: singular and plural. */
export interface UnitNames {
  unit: string;
  unitPlural?: string | null;
}

/** Units whose forms we know in full: the catalogue gives only two of the four a Polish noun has. */
const KNOWN: Record<string, PluralForms> = {
  sztuka: { one: 'sztuka', few: 'sztuki', many: 'sztuk', fraction: 'sztuki' },
  para: { one: 'para', few: 'pary', many: 'par', fraction: 'pary' },
  opakowanie: { one: 'opakowanie', few: 'opakowania', many: 'opakowań', fraction: 'opakowania' },
  komplet: { one: 'komplet', few: 'komplety', many: 'kompletów', fraction: 'kompletu' },
  zestaw: { one: 'zestaw', few: 'zestawy', many: 'zestawów', fraction: 'zestawu' },
  rolka: { one: 'rolka', few: 'rolki', many: 'rolek', fraction: 'rolki' },
  metr: { one: 'metr', few: 'metry', many: 'metrów', fraction: 'metra' },
  litr: { one: 'litr', few: 'litry', many: 'litrów', fraction: 'litra' },
  kilogram: { one: 'kilogram', few: 'kilogramy', many: 'kilogramów', fraction: 'kilograma' },
};

/** The right form of the unit after this number. */
function unitAfter(quantity: number, { unit, unitPlural }: UnitNames): string {
  const forms = ownEntry(KNOWN, unit.toLowerCase());
  if (forms) return plural(quantity, forms);
  return quantity === 1 ? unit : unitPlural || unit;
}

/** A unit may end with its own full stop: `3 szt.` closes a sentence as it is. */
export function endSentence(text: string): string {
  return text.endsWith('.') ? text : `${text}.`;
}

/** `2,5 m`, `1 para`, `3 pary`: kept on one line. */
export function quantityWithUnit(quantity: number, names: UnitNames): string {
  return `${formatQuantity(quantity)}\u00a0${unitAfter(quantity, names)}`;
}

/** After „z”, in the genitive: `1 pary`, `2 par`, `2,5 metra`. */
export function quantityOutOf(quantity: number, names: UnitNames): string {
  const forms = ownEntry(KNOWN, names.unit.toLowerCase());
  if (!forms) return quantityWithUnit(quantity, names);
  const singular = quantity === 1 || !Number.isInteger(quantity);
  return `${formatQuantity(quantity)}\u00a0${singular ? forms.fraction : forms.many}`;
}

/** After a verb that takes it („zamów 1 parę”): only one piece of a unit that ends in -a reads otherwise. */
export function quantityAsObject(quantity: number, names: UnitNames): string {
  const text = quantityWithUnit(quantity, names);
  return quantity === 1 ? text.replace(/a$/, 'ę') : text;
}
