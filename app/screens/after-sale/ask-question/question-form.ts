import { defineForm } from '#app/features/platform/forms/define-form.ts';
import { textField } from '#app/features/platform/forms/form-field.ts';
import { AUTHOR_LENGTH } from '#rules/after-sale/opinions/opinion-limits.ts';
import { QUESTION_LENGTH, QUESTION_MINIMUM } from '#rules/after-sale/questions/question-view.ts';

export const questionForm = defineForm({
  question: textField({ validate: true, required: true, minlength: QUESTION_MINIMUM, maxlength: QUESTION_LENGTH }),
  author: textField({ validate: true, maxlength: AUTHOR_LENGTH }),
  email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
});
