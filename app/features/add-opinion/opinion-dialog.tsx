import { opinionTexts } from '#texts/opinions.ts';
import type { FormDialogProps } from '../form-links/form-links.tsx';
import { SentFormDialog } from '../form-links/sent-form-dialog.tsx';
import { OpinionFields } from './opinion-fields.tsx';
import { opinionForm } from './opinion-form.ts';

const texts = { title: opinionTexts.form.title, sent: opinionTexts.sent };

export function OpinionDialog(props: FormDialogProps) {
  return (
    <SentFormDialog {...props} id="opinion" form={opinionForm} texts={texts} encType="multipart/form-data">
      {(form) => <OpinionFields {...form} />}
    </SentFormDialog>
  );
}
