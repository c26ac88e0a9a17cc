import { countField, dueField, listField, textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import { slugOf } from '#platform/links/rules/slug.ts';
import type { DeferredPayment, InstalmentSystem } from '#platform/settings/rules/setting-values.ts';

/** In złoty, months and per cent. */
export const instalmentFields = {
  name: textField({ required: true, maxLength: 120 }),
  min: dueField(),
  max: dueField(),
  months: listField({ required: true, fault: 'months', fits: /^[1-9]\d{0,2}$/ }),
  annual: countField({ least: 0, max: 100, decimals: 1 }),
  id: textField({ maxLength: 100 }),
};

export const deferredFields = {
  name: textField({ required: true, maxLength: 120 }),
  days: countField({ least: 1, max: 365 }),
  min: dueField(),
  max: dueField(),
};

export function toInstalments(rows: readonly ValuesOf<typeof instalmentFields>[]): InstalmentSystem[] {
  return rows.map(({ id, name, min, max, months, annual }, at) => ({
    id: id || `${slugOf(name)}-${at + 1}`,
    name,
    min,
    max,
    months: months.map(Number).toSorted((a, b) => a - b),
    annualPermille: Math.round(annual * 10),
  }));
}

export function fromInstalments({ months, annualPermille, ...offer }: InstalmentSystem) {
  return { ...offer, months: months.map(String), annual: annualPermille / 10 };
}

export function toDeferred(rows: readonly ValuesOf<typeof deferredFields>[]): DeferredPayment | null {
  return rows[0] ?? null;
}
