import type * as Route from '#platform/routing/route-types.ts';
import { pageMeta, shopName } from '#platform/seo/storefront/page-meta.ts';
import type { PageHandle } from '#platform/shell/storefront/page-handle.ts';
import * as orderDataTexts from '../../texts/data.ts';
import { receiveOrderData } from './action.server.ts';
import { loadOrderData } from './load.server.ts';
import { FORM, OrderDataScreen } from './order-data-screen.tsx';
import { whenSaved } from './save-form.ts';

export const handle: PageHandle = {
  page: 'order1',
  enclosed: { step: 'data', form: FORM },
  noIndex: true,
};

export function loader({ context }: Route.LoaderArgs) {
  return loadOrderData(context);
}

/** Going back at once must not show an older form. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs<typeof loader>) {
  await whenSaved();
  return serverLoader();
}

export function action({ request, context }: Route.ActionArgs) {
  return receiveOrderData(request, context);
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta({ title: orderDataTexts.title, shopName: shopName(matches) });
}

export default function OrderDataRoute({ loaderData, actionData }: Route.ComponentProps<typeof loader, typeof action>) {
  return <OrderDataScreen order={loaderData} reply={actionData} />;
}
