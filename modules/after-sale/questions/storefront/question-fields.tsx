import { AUTHOR_LENGTH } from '#modules/after-sale/opinions/rules/opinion-limits.ts';
import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { QUESTION_LENGTH, QUESTION_MINIMUM } from '../rules/question-view.ts';
import * as questionTexts from '../texts/storefront.ts';

interface QuestionFieldsProps {
  field: (name: 'question' | 'author' | 'email') => FieldState;
  formError?: string;
  submitting: boolean;
}

const texts = questionTexts.form;

/** The fields of a question, the same on its page and in the dialog. */
export function QuestionFields({ field, formError, submitting }: QuestionFieldsProps) {
  return (
    <div className="grid gap-5">
      <FormError text={formError} />
      <TextareaControl field={field('question')} label={texts.question} rows={4} />
      <TextControl field={field('author')} label={texts.author} autoComplete="nickname" optional />
      <TextControl
        field={field('email')}
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" size="lg" loading={submitting}>
        {texts.send}
      </Button>
    </div>
  );
}

export const questionForm = defineForm({
  question: textField({ validate: true, required: true, minlength: QUESTION_MINIMUM, maxlength: QUESTION_LENGTH }),
  author: textField({ validate: true, maxlength: AUTHOR_LENGTH }),
  email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
});
