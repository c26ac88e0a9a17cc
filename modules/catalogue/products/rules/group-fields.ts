import { isEmail } from '#platform/forms/rules/email.ts';
import {
  flagField,
  numberField,
  type TypedField,
  textField,
  type ValuesOf,
} from '#platform/forms/rules/typed-fields.ts';
import { checkPicture } from '#platform/links/rules/safe-link.ts';
import { linesField } from './line-fields.ts';

const LARGEST_ID = 2_147_483_647;
const MAX_NAME_LENGTH = 120;
const MAX_ABOUT_LENGTH = 100_000;

const id = () => numberField({ least: 1, max: LARGEST_ID });
const nameField = () => textField({ required: true, maxLength: MAX_NAME_LENGTH });
const aboutField = () => textField({ shape: 'rich', maxLength: MAX_ABOUT_LENGTH });
const emailField = () => textField({ check: (text) => (isEmail(text) ? null : 'email') });

/** The readable part of an address; empty follows the name. */
export const slugField = () =>
  textField({ maxLength: 80, check: (text) => (/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text) ? null : 'slug') });

/** Form fields of categories, brands and other data that products share. */
export const categoryFields = {
  name: nameField(),
  parentId: id(),
  hidden: flagField(),
  wholeName: textField({ maxLength: MAX_NAME_LENGTH }),
  slug: slugField(),
  description: aboutField(),
  photo: textField({ shape: 'picture', maxLength: 300, check: checkPicture }),
  googleCategory: numberField({ least: 1, max: 999_999 }),
  ceneoCategory: textField({ maxLength: 300 }),
} satisfies Record<string, TypedField<unknown>>;

export const producerFields = {
  name: nameField(),
  slug: slugField(),
  description: aboutField(),
  address: textField({ maxLength: 300 }),
  email: emailField(),
  responsibleName: textField(),
  responsibleAddress: textField({ maxLength: 300 }),
  responsibleEmail: emailField(),
} satisfies Record<string, TypedField<unknown>>;

export const seriesFields = {
  name: nameField(),
  producerId: id(),
  slug: slugField(),
  description: aboutField(),
} satisfies Record<string, TypedField<unknown>>;

export const warrantyFields = {
  name: nameField(),
  description: textField({ long: true, maxLength: 2000 }),
} satisfies Record<string, TypedField<unknown>>;

export const traitFields = { name: nameField() } satisfies Record<string, TypedField<unknown>>;

export const traitValueFields = { value: nameField() } satisfies Record<string, TypedField<unknown>>;

export const dictionaryFields = {
  term: nameField(),
  explanation: textField({ long: true, required: true, maxLength: 4000 }),
  products: linesField(/^\S{1,100}$/, 'code'),
} satisfies Record<string, TypedField<unknown>>;

export type CategoryValues = ValuesOf<typeof categoryFields>;
export type ProducerValues = ValuesOf<typeof producerFields>;
export type SeriesValues = ValuesOf<typeof seriesFields>;
export type WarrantyValues = ValuesOf<typeof warrantyFields>;
export type TraitValues = ValuesOf<typeof traitFields>;
export type DictionaryValues = ValuesOf<typeof dictionaryFields>;
