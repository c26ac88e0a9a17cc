import { defineForm, type FormValues } from '#platform/forms/storefront/define-form.ts';
import { fileField } from '#platform/forms/storefront/file-field.ts';
import { checkboxField, commentField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import { RETURN_PHOTO_BYTES } from '../../rules/refund.ts';

export const PHOTO_LIMITS = { maxBytes: RETURN_PHOTO_BYTES };

export const lineField = (lineId: number) => `line_${lineId}` as const;
export const quantityField = (lineId: number) => `quantity_${lineId}` as const;
export const commentOf = (lineId: number) => `comment_${lineId}` as const;

type ProductsFields = {
  reason: FormField<string>;
  photos: FormField<File | null>;
  [name: ReturnType<typeof lineField>]: FormField<boolean>;
  [name: ReturnType<typeof quantityField>]: FormField<string>;
  [name: ReturnType<typeof commentOf>]: FormField<string>;
};

export type ProductsField = keyof ProductsFields;
export type ProductsValues = FormValues<ProductsFields>;

/** S2.67, S3.56: for each line a box, a quantity and a remark; then a reason and photos for all. */
export function productsForm(lineIds: readonly number[]) {
  const fields: ProductsFields = {
    reason: textField({ maxlength: 20 }),
    photos: fileField(PHOTO_LIMITS),
  };
  for (const id of lineIds) {
    fields[lineField(id)] = checkboxField();
    fields[quantityField(id)] = textField({ maxlength: 12 });
    fields[commentOf(id)] = commentField();
  }
  return defineForm(fields);
}
