import { pageMeta } from '#app/features/platform/seo/page-meta.ts';
import { shopName } from '#app/features/platform/seo/shop-name.ts';
import type { PageHandle } from '#app/features/shell/page-handle.ts';
import { productRequestTexts as texts } from '#texts/content/product-request.ts';
import { Notice } from '../../../ui/alert/notice.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveRequest } from './act.server.ts';
import { RequestFormView } from './request-form-view.tsx';

export const handle: PageHandle = { page: 'text', breadcrumbs: () => [{ label: texts.title }] };

export function loader({ url }: Route.LoaderArgs) {
  return { sent: url.searchParams.has('wyslano'), sought: (url.searchParams.get('szukane') ?? '').slice(0, 200) };
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveRequest(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches), description: texts.intro });
}

export default function ProductRequestRoute({ loaderData: { sent, sought }, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-lg">
      <h1>{texts.title}</h1>
      {sent ? (
        <>
          <Notice kind="success" className="mt-6">
            <p>{texts.sent}</p>
          </Notice>
          <ButtonLink to="/" className="mt-6">
            {texts.goOn}
          </ButtonLink>
        </>
      ) : (
        <RequestFormView sought={sought} reply={actionData} />
      )}
    </div>
  );
}
