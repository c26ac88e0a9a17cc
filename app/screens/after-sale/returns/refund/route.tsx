import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { returnsTexts } from '#texts/after-sale/returns.ts';
import type { Route } from './+types/route.ts';
import { receiveReturnRefund } from './act.server.ts';
import { loadReturnRefund } from './load.server.ts';
import { RefundScreen } from './refund-screen.tsx';

const { title } = returnsTexts.refund;

export const handle: PageHandle = {
  page: 'returns-repayments',
  breadcrumbs: () => [{ label: returnsTexts.title, to: '/zwroty' }, { label: title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadReturnRefund(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveReturnRefund(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title, shopName: shopName(matches) });
}

export default function ReturnRefundRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RefundScreen step={loaderData} reply={actionData} />;
}
