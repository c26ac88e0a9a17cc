import { defineForm } from '#app/features/forms/define-form.ts';
import { fileField } from '#app/features/forms/file-field.ts';
import { checkboxField, commentField, type FormField, textField } from '#app/features/forms/form-field.ts';
import { RETURN_PHOTO_BYTES } from '#rules/returns/return-limits.ts';

export const PHOTO_LIMITS = { maxBytes: RETURN_PHOTO_BYTES };

export const lineField = (lineId: number) => `line_${lineId}`;
export const quantityField = (lineId: number) => `quantity_${lineId}`;
export const commentOf = (lineId: number) => `comment_${lineId}`;

/** S2.67, S3.56: for each line a box, a quantity and a remark; then a reason and photos for all. */
export function productsForm(lineIds: readonly number[]) {
  const fields: Record<string, FormField> = {
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
