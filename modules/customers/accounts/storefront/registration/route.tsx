import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as registrationTexts from '../../texts/registration.ts';
import { loadRegistration, receiveRegistration } from './load.server.ts';
import { RegistrationScreen } from './registration-screen.tsx';

export const handle: PageHandle = {
  page: 'client-new',
  breadcrumbs: () => [{ label: registrationTexts.title }],
  noIndex: true,
};

export const loader = ({ context, url }: Route.LoaderArgs) => loadRegistration(context, url);
export const action = ({ request, context }: Route.ActionArgs) => receiveRegistration(request, context);
export const meta = ({ matches }: Route.MetaArgs) =>
  pageMeta({ title: registrationTexts.title, shopName: shopName(matches) });

export default function RegistrationRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return <RegistrationScreen shown={loaderData} reply={actionData} />;
}
