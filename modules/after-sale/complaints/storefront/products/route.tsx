import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { ServiceFrame, SideBox } from '#platform/ui/service-frame.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as openTexts from '../../texts/open.ts';
import * as texts from '../../texts/products.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { ComplaintSteps } from '../complaint-steps.tsx';
import { receiveProducts } from './action.server.ts';
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

export default function ComplaintProductsRoute({
  loaderData,
  actionData,
}: Route.ComponentProps<typeof loader, typeof action>) {
  return (
    <ServiceFrame
      steps={<ComplaintSteps step={2} />}
      title={texts.title}
      lead={
        <>
          <p className="figures">{complaintTexts.order(loaderData.number)}</p>
          {loaderData.open && <p className="mt-1">{texts.intro}</p>}
        </>
      }
      side={<SideBox title={openTexts.how.title} steps={openTexts.how.steps} />}
    >
      {loaderData.open ? (
        <ProductsScreen data={loaderData} reply={actionData} />
      ) : (
        <>
          <Message kind="warning">
            <p>{texts.notOpen}</p>
          </Message>
          <TextLink to="/reklamacje" className="inline-block w-fit py-2.5">
            {texts.otherOrder}
          </TextLink>
        </>
      )}
    </ServiceFrame>
  );
}
