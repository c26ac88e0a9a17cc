import { SentFormWindow } from '#platform/page-parts/storefront/sent-form-window.tsx';
import type { LinkWindowProps } from '#platform/page-parts/storefront/start-window-links.ts';
import * as opinionsFormTexts from '../../texts/form.ts';
import * as opinionTexts from '../../texts/storefront.ts';
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
