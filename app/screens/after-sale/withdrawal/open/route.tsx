import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { withdrawalTexts as texts } from '#texts/after-sale/withdrawal.ts';
import type { Route } from './+types/route.ts';
import { receiveStatement } from './act.server.ts';
import { loadWithdrawal } from './load.server.ts';
import { OpenWithdrawal } from './open-withdrawal.tsx';
import { StatementScreen } from './statement-screen.tsx';

export const handle: PageHandle = {
  page: 'returns-withdrawal',
  breadcrumbs: () => [{ label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadWithdrawal(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveStatement(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function WithdrawalRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { statement } = loaderData;
  return statement ? (
    <StatementScreen statement={statement} reply={actionData} />
  ) : (
    <OpenWithdrawal open={loaderData} reply={actionData} />
  );
}
