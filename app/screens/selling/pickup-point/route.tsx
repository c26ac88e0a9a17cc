import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as pickupPointTexts from '#texts/selling/pickup-point.ts';
import type { Route } from './+types/route.ts';
import { receivePoint } from './act.server.ts';
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

export default function PickupPointRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <PickupPointScreen found={loaderData} answer={actionData} />;
}
