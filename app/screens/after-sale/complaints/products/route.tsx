import type { PageHandle } from '#app/features/platform/frame/page-handle.ts';
import { pageMeta, shopName } from '#app/features/platform/seo/page-meta.ts';
import * as openTexts from '#texts/after-sale/complaint-open.ts';
import * as texts from '#texts/after-sale/complaint-products.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Message } from '../../../../ui/alert/message.tsx';
import { ServiceFrame, SideBox } from '../../../../ui/service-frame.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { ComplaintSteps } from '../complaint-steps.tsx';
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
