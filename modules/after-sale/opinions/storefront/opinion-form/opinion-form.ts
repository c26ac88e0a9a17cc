import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { fileField } from '#platform/forms/storefront/file-field.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { AUTHOR_LENGTH, OPINION_LENGTH, PHOTO_BYTES } from '../../rules/opinion-limits.ts';
import { opinionFaultText } from '../../texts/errors.ts';

export const PHOTO_LIMITS = { maxBytes: PHOTO_BYTES };

export const opinionForm = defineForm(
  {
    note: textField({ validate: true, required: true, texts: { required: opinionFaultText('wrong-rating') } }),
    // S5.35
    opinion: textField({
      validate: true,
      required: true,
      maxlength: OPINION_LENGTH,
      texts: { required: opinionFaultText('empty-text') },
    }),
    photo: fileField(PHOTO_LIMITS),
    author: textField({ validate: true, required: true, maxlength: AUTHOR_LENGTH }),
    email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
  },
  ({ note }) => (/^[1-5]$/.test(note) ? {} : { note: opinionFaultText('wrong-rating') }),
);
