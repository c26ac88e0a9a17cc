import { FileControl } from '#app/features/platform/forms/file-control.tsx';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { TextareaControl, TextControl } from '#app/features/platform/forms/text-control.tsx';
import type { FieldState } from '#app/features/platform/forms/use-shop-form.ts';
import { opinionTexts } from '#texts/after-sale/opinions.ts';
import { Button } from '../../../ui/button.tsx';
import { checkPhoto } from './check-photo.ts';
import { PHOTO_LIMITS } from './opinion-form.ts';
import { RatingControl } from './rating-control.tsx';

type FieldName = 'note' | 'opinion' | 'photo' | 'author' | 'email';

interface OpinionFieldsProps {
  field: (name: FieldName) => FieldState;
  formError?: string;
  submitting: boolean;
}

const texts = opinionTexts.form;

/** The fields of an opinion, the same on its page and in the dialog. */
export function OpinionFields({ field, formError, submitting }: OpinionFieldsProps) {
  return (
    <div className="grid gap-5">
      <FormError text={formError} />
      <RatingControl field={field('note')} />
      <TextareaControl field={field('opinion')} label={texts.content} rows={5} />
      <FileControl
        field={field('photo')}
        label={texts.photo}
        hint={texts.photoHint}
        limits={PHOTO_LIMITS}
        check={checkPhoto}
        accept=".jpg,.jpeg,image/jpeg"
        optional
      />
      <TextControl field={field('author')} label={texts.author} autoComplete="nickname" />
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
