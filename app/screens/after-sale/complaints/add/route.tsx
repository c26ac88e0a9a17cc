import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as texts from '#texts/after-sale/complaint-add.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
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
    <div className="mx-auto max-w-3xl">
      <h1>{texts.title}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
      <AddScreen data={loaderData} reply={actionData} />
    </div>
  );
}
