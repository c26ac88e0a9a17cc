import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { signInTexts } from '#texts/customers/sign-in.ts';
import type { Route } from './+types/route.ts';
import { receiveSignIn } from './act.server.ts';
import { loadSignIn } from './load.server.ts';
import { ReminderView } from './reminder-view.tsx';
import { SignInView } from './sign-in-view.tsx';

export const handle: PageHandle = {
  page: 'signin',
  breadcrumbs: () => [{ label: signInTexts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadSignIn(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveSignIn(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: signInTexts.title, shopName: shopName(matches) });
}

export default function SignInRoute({ loaderData, actionData }: Route.ComponentProps) {
  const reply = actionData && 'reply' in actionData ? actionData.reply : undefined;
  return (
    <div className="mx-auto max-w-md">
      {loaderData.view === 'reminder' ? (
        <ReminderView
          reply={reply}
          reminded={actionData !== undefined && 'reminded' in actionData}
          shown={loaderData}
        />
      ) : (
        <SignInView reply={reply} shown={loaderData} />
      )}
    </div>
  );
}
