import { SentFormWindow } from '#app/features/platform/window-links/sent-form-window.tsx';
import type { LinkWindowProps } from '#app/features/platform/window-links/start-window-links.ts';
import * as opinionTexts from '#texts/after-sale/opinions.ts';
import * as opinionsFormTexts from '#texts/after-sale/opinions-form.ts';
import { OpinionFields } from './opinion-fields.tsx';
import { opinionForm } from './opinion-form.ts';

const texts = { title: opinionsFormTexts.title, sent: opinionTexts.sent };

export default function OpinionDialog(props: LinkWindowProps) {
  return (
    <SentFormWindow {...props} id="opinion" form={opinionForm} texts={texts} encType="multipart/form-data">
      {(form) => <OpinionFields {...form} />}
    </SentFormWindow>
  );
}
