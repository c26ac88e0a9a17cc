import type { UnitStep } from '#modules/catalogue/availability/rules/snap-quantity.ts';
import { attachmentsText } from '#platform/files/texts/files.ts';
import { defineForm, type FieldTexts, type FormValues } from '#platform/forms/storefront/define-form.ts';
import { filesField } from '#platform/forms/storefront/file-field.ts';
import { commentField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import { parseQuantity } from '#platform/money/rules/quantity-text.ts';
import { settleQuantity } from '../../rules/claimed-quantity.ts';
import * as texts from '../../texts/products.ts';
import { ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';

/** A line of the order that has pieces left. */
export interface OpenLine {
  lineId: number;
  free: number;
  step: UnitStep;
  /** How many are left, in words. */
  available: string;
}

export const quantityName = (lineId: number) => `quantity_${lineId}` as const;
export const commentName = (lineId: number) => `comment_${lineId}` as const;
export const filesName = (lineId: number) => `comment_photo_${lineId}` as const;

type ProductsFields = {
  key: FormField<string>;
  complain_method: FormField<string>;
  [name: ReturnType<typeof quantityName>]: FormField<string>;
  [name: ReturnType<typeof commentName>]: FormField<string>;
  [name: ReturnType<typeof filesName>]: FormField<File[]>;
};

export type ProductsField = keyof ProductsFields;
export type ProductsValues = FormValues<ProductsFields>;

/** The form of one order: quantity, description and files of every line that has pieces left. */
export function productsForm(lines: readonly OpenLine[]) {
  const fields: ProductsFields = { key: textField(), complain_method: textField() };
  for (const { lineId } of lines) {
    fields[quantityName(lineId)] = textField();
    // S5.49
    fields[commentName(lineId)] = commentField({ validate: true });
    fields[filesName(lineId)] = filesField(ATTACHMENT_LIMITS);
  }
  return defineForm(fields, (values) => findFaults(lines, values));
}

/** A single product is preselected with one piece. */
export function firstQuantities(lines: readonly OpenLine[]): Partial<Record<ProductsField, string>> {
  const [line, ...others] = lines;
  if (!line || others.length > 0) return {};
  return { [quantityName(line.lineId)]: String(settleQuantity(1, { available: line.free, unit: line.step }).quantity) };
}

/** Null when it is no number. */
export function parseClaimedQuantity(
  text: unknown,
  { free, step }: OpenLine,
): { quantity: number; capped: boolean } | null {
  const wanted = text === '' ? 0 : parseQuantity(String(text ?? ''));
  return wanted === null ? null : settleQuantity(wanted, { available: free, unit: step });
}

function findFaults(lines: readonly OpenLine[], values: ProductsValues): FieldTexts<ProductsFields> {
  const faults: FieldTexts<ProductsFields> = {};
  let chosen = 0;
  for (const line of lines) {
    const read = parseClaimedQuantity(values[quantityName(line.lineId)], line);
    if (read === null) faults[quantityName(line.lineId)] = formTexts.rejected;
    else if (read.capped) faults[quantityName(line.lineId)] = texts.capped(line.available);
    if (read !== null && read.quantity === 0) continue;
    chosen += 1;
    // S5.46
    if (values[commentName(line.lineId)] === '') faults[commentName(line.lineId)] = texts.descriptionMissing;
  }
  // S5.47
  if (chosen === 0) faults[''] = texts.nothingChosen;
  const files = lines.flatMap(({ lineId }) => values[filesName(lineId)] ?? []);
  if (files.reduce((sum, { size }) => sum + size, 0) > ATTACHMENT_LIMITS.allBytes) {
    faults[''] = attachmentsText({ kind: 'together-too-large', maxBytes: ATTACHMENT_LIMITS.allBytes }) ?? '';
  }
  return faults;
}
