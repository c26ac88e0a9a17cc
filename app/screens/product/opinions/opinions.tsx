import { addOpinionLink } from '#rules/links/screen-links.ts';
import { FormLinks } from '../../../features/form-links/form-links.tsx';
import { Island } from '../../../features/island/island.tsx';
import type { ShownOpinions } from './shown-opinions.ts';

const loadView = () => import('./opinions-view.tsx').then((module) => module.OpinionsView);
const loadDialog = () =>
  import('../../../features/add-opinion/opinion-dialog.tsx').then((module) => module.OpinionDialog);

export function Opinions({ opinions }: { opinions: ShownOpinions }) {
  return (
    <FormLinks address={addOpinionLink(opinions.link)} load={loadDialog}>
      <Island key={opinions.link} name="opinions" load={loadView} props={opinions} />
    </FormLinks>
  );
}
