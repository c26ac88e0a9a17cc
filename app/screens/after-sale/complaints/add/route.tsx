import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as texts from '#texts/after-sale/complaint-add.ts';
import * as openTexts from '#texts/after-sale/complaint-open.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { ServiceFrame, SideBox } from '../../../../ui/service-frame.tsx';
import { ComplaintSteps } from '../complaint-steps.tsx';
import type { Route } from './+types/route.ts';
import { receiveAdd } from './act.server.ts';
import { AddScreen } from './add-screen.tsx';
import { loadAdd } from './load.server.ts';

export const handle: PageHandle = {
  page: 'rma-add',
  breadcrumbs: () => [{ label: complaintTexts.title, to: '/reklamacje' }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadAdd(context);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveAdd(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ComplaintAddRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ServiceFrame
      steps={<ComplaintSteps step={2} withoutOrder />}
      title={texts.title}
      lead={<p>{texts.intro}</p>}
      side={<SideBox title={openTexts.how.title} steps={openTexts.how.steps} />}
    >
      <AddScreen data={loaderData} reply={actionData} />
    </ServiceFrame>
  );
}
