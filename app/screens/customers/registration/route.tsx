import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as registrationTexts from '#texts/customers/registration.ts';
import type { Route } from './+types/route.ts';
import { receiveRegistration } from './act.server.ts';
import { loadRegistration } from './load.server.ts';
import { RegistrationScreen } from './registration-screen.tsx';

export const handle: PageHandle = {
  page: 'client-new',
  breadcrumbs: () => [{ label: registrationTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRegistration(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveRegistration(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: registrationTexts.title, shopName: shopName(matches) });
}

export default function RegistrationRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <RegistrationScreen shown={loaderData} reply={actionData} />;
}
