import { FormLinks } from '#app/features/platform/form-links/form-links.tsx';
import { Island } from '#app/features/platform/island/island.tsx';
import { addOpinionLink } from '#rules/platform/links/screen-links.ts';
import type { ShownOpinions } from './shown-opinions.ts';

const loadView = () => import('./opinions-view.tsx').then((module) => module.OpinionsView);
const loadDialog = () =>
  import('#app/features/after-sale/add-opinion/opinion-dialog.tsx').then((module) => module.OpinionDialog);

export function Opinions({ opinions }: { opinions: ShownOpinions }) {
  return (
    <FormLinks address={addOpinionLink(opinions.link)} load={loadDialog}>
      <Island key={opinions.link} name="opinions" load={loadView} props={opinions} />
    </FormLinks>
  );
}
