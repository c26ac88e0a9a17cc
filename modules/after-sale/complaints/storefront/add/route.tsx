import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import * as texts from '../../texts/add.ts';
import * as openTexts from '../../texts/open.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { ComplaintSteps } from '../complaint-steps.tsx';
import { receiveAdd } from './action.server.ts';
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

export default function ComplaintAddRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
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
