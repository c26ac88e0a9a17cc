import type { FormDialogProps } from '#app/features/platform/form-links/form-links.tsx';
import { SentFormDialog } from '#app/features/platform/form-links/sent-form-dialog.tsx';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import * as opinionsFormTexts from '#texts/after-sale/opinions-form.ts';
import { OpinionFields } from './opinion-fields.tsx';
import { opinionForm } from './opinion-form.ts';

const texts = { title: opinionsFormTexts.title, sent: opinionTexts.sent };

export function OpinionDialog(props: FormDialogProps) {
  return (
    <SentFormDialog {...props} id="opinion" form={opinionForm} texts={texts} encType="multipart/form-data">
      {(form) => <OpinionFields {...form} />}
    </SentFormDialog>
  );
}
