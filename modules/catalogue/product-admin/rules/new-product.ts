import { countField, dueField, type TypedField, textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import { productFields } from './product-fields.ts';
import { sizeFields } from './size-fields.ts';

/** Required fields of a new product. */
export const newProductFields = {
  name: productFields.name,
  code: textField({ maxLength: 100, check: (text) => (/\s/.test(text) ? 'code' : null) }),
  categoryId: countField({ least: 1, max: 2_147_483_647 }),
  price: dueField(),
  stock: sizeFields.stock,
} satisfies Record<string, TypedField<unknown>>;

export type NewProductValues = ValuesOf<typeof newProductFields>;
