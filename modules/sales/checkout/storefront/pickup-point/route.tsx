import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as pickupPointTexts from '../../texts/pickup-point.ts';
import { receivePoint } from './action.server.ts';
import { loadPoints } from './load.server.ts';
import { FORM, PickupPointScreen } from './pickup-point-screen.tsx';

export const handle: PageHandle = {
  page: 'pickup-sites',
  enclosed: { step: 'data', form: FORM },
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPoints(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receivePoint(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: pickupPointTexts.title, shopName: shopName(matches) });
}

export default function PickupPointRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <PickupPointScreen found={loaderData} answer={actionData} />;
}
