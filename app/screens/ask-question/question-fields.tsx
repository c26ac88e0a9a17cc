import { questionTexts } from '#texts/questions.ts';
import { FormError } from '../../features/forms/form-error.tsx';
import { TextareaControl, TextControl } from '../../features/forms/text-control.tsx';
import type { FieldState } from '../../features/forms/use-shop-form.ts';
import { Button } from '../../ui/button.tsx';

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
