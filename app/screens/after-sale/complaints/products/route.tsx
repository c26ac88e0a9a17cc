import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as texts from '#texts/after-sale/complaint-products.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Route } from './+types/route.ts';
import { receiveProducts } from './act.server.ts';
import { loadProducts } from './load.server.ts';
import { ProductsScreen } from './products-screen.tsx';

export const handle: PageHandle = {
  page: 'rma-products',
  breadcrumbs: () => [{ label: complaintTexts.title, to: '/reklamacje' }, { label: texts.title }],
  noIndex: true,
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadProducts(context, url);
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveProducts(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: texts.title, shopName: shopName(matches) });
}

export default function ComplaintProductsRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto max-w-3xl">
      <h1>{texts.title}</h1>
      <p className="figures mt-2 text-ink-soft">{complaintTexts.order(loaderData.number)}</p>
      {loaderData.open ? (
        <>
          <p className="mt-2 max-w-[60ch] text-ink-soft">{texts.intro}</p>
          <ProductsScreen data={loaderData} reply={actionData} />
        </>
      ) : (
        <Message kind="warning" className="mt-6">
          <p>{texts.notOpen}</p>
        </Message>
      )}
      <TextLink to="/reklamacje" className="mt-6 inline-block py-2.5">
        {texts.back}
      </TextLink>
    </div>
  );
}
