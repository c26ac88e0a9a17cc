import { type RouterContextProvider, redirect } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { PRODUCT_REQUEST_SENT } from '#platform/links/rules/screen-links.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { requestProduct } from '../server/index.ts';
import * as productRequestTexts from '../texts/storefront.ts';
import { requestForm } from './request-form.ts';

export async function receiveRequest(request: Request, context: Readonly<RouterContextProvider>) {
  const form = await parseForm(request, requestForm, { product: ['name'], details: ['desc'] });
  if (form.kind === 'wrong') return form.reply;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const outcome = await requestProduct(context.get(shopContext), {
    ...form.value,
    visitorId,
    caller: context.get(pageContext).caller(),
  });
  if (outcome === 'daily-limit') return form.refuse({ form: productRequestTexts.limit });
  throw redirect(PRODUCT_REQUEST_SENT);
}
