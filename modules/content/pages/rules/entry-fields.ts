import { dayField, type TypedField, textField, type ValuesOf } from '#platform/forms/rules/typed-fields.ts';
import { checkPicture } from '#platform/links/rules/safe-link.ts';

/** More than a long book chapter; also what a form may weigh. */
const MAX_BODY_LENGTH = 200_000;

export const newsFields = {
  title: textField({ required: true }),
  lead: textField({ long: true, maxLength: 600 }),
  date: dayField({ required: true }),
  photo: textField({ check: checkPicture }),
  body: textField({ long: true, maxLength: MAX_BODY_LENGTH }),
} satisfies Record<string, TypedField<unknown>>;

export const blogFields = { ...newsFields, author: textField({ maxLength: 80 }) } satisfies Record<
  string,
  TypedField<unknown>
>;

export type EntryValues = ValuesOf<typeof blogFields>;
