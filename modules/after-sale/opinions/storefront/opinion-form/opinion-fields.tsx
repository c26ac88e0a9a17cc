import { fitsPhotoSize, LARGEST_PHOTO, parseJpegSize } from '#platform/files/rules/photo-size.ts';
import { FileControl } from '#platform/forms/storefront/file-control.tsx';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import type { FieldState } from '#platform/forms/storefront/use-shop-form.ts';
import { Button } from '#platform/ui/button.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import { PHOTO_BYTES, PHOTO_TYPES, RATINGS } from '../../rules/opinion-limits.ts';
import { photoFaultTexts } from '../../texts/errors.ts';
import * as opinionsFormTexts from '../../texts/form.ts';
import { PHOTO_LIMITS } from './opinion-form.ts';

/** S5.13 */
const SHRUNK_TO = { types: PHOTO_TYPES, maxBytes: PHOTO_BYTES, largest: LARGEST_PHOTO };

type FieldName = 'note' | 'opinion' | 'photo' | 'author' | 'email';

interface OpinionFieldsProps {
  field: (name: FieldName) => FieldState;
  formError?: string;
  submitting: boolean;
}

/** The fields of an opinion, the same on its page and in the dialog. */
export function OpinionFields({ field, formError, submitting }: OpinionFieldsProps) {
  return (
    <div className="grid gap-5">
      <FormError text={formError} />
      <RatingControl field={field('note')} />
      <TextareaControl field={field('opinion')} label={opinionsFormTexts.content} rows={5} />
      <FileControl
        field={field('photo')}
        label={opinionsFormTexts.photo}
        hint={opinionsFormTexts.photoHint}
        limits={PHOTO_LIMITS}
        photos={SHRUNK_TO}
        check={checkPhoto}
        accept=".jpg,.jpeg,image/jpeg"
        optional
      />
      <TextControl field={field('author')} label={opinionsFormTexts.author} autoComplete="nickname" />
      <TextControl
        field={field('email')}
        label={opinionsFormTexts.email}
        hint={opinionsFormTexts.emailHint}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" size="lg" loading={submitting}>
        {opinionsFormTexts.send}
      </Button>
    </div>
  );
}

/** S5.13: a JPEG by its content, at most 2048 x 1536 px; the server looks again. */
async function checkPhoto(file: File): Promise<string | null> {
  const size = parseJpegSize(new Uint8Array(await file.arrayBuffer()));
  if (!size) return photoFaultTexts['wrong-type'];
  return fitsPhotoSize(size) ? null : photoFaultTexts['too-many-pixels'];
}

/** The note from 1 to 5, the best first. */
function RatingControl({ field }: { field: FieldState }) {
  const { id, name, autoFocus } = field.control;
  return (
    <FieldGroup legend={opinionsFormTexts.rating} error={field.error} id={id}>
      <div className="flex flex-wrap gap-x-6">
        {[...RATINGS].reverse().map((note, index) => (
          <Radio
            key={note}
            id={`${id}-${note}`}
            name={name}
            value={note}
            defaultChecked={field.defaultValue === String(note)}
            autoFocus={index === 0 && autoFocus}
            label={opinionsFormTexts.ratings[note - 1]}
            aria-invalid={field.error ? true : undefined}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
