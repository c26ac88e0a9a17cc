import type { RouterContextProvider } from 'react-router';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { pageContext, shopContext, visitorContext } from '#platform/shell/storefront/request-context.server.ts';
import { requestNotice } from '../../server/index.ts';
import * as noticeTexts from '../../texts/storefront.ts';
import { notifyForm } from '../notify-me/notify-fields.tsx';

/** S5.53: each outcome has its own words; what belongs to a field is at it. */
export async function receiveNotice(context: Readonly<RouterContextProvider>, id: string, request: Request) {
  const form = await parseForm(request, notifyForm);
  if (form.kind === 'wrong') return { reply: form.reply };
  const { email, wantsPhone, phone } = form.value;
  const { id: visitorId } = await context.get(visitorContext).ensure();
  const outcome = await requestNotice(context.get(shopContext), {
    productId: Number(id),
    sizeType: new URL(request.url).searchParams.get('rozmiar') ?? '',
    email,
    phone: wantsPhone ? phone : undefined,
    visitorId,
    caller: context.get(pageContext).caller(),
  });
  const text = noticeTexts.outcome[outcome];
  if (outcome === 'added') return { added: text };
  if (outcome === 'wrong-email') return { reply: form.refuse({ fields: { email: text } }) };
  if (outcome === 'enter-phone') return { reply: form.refuse({ fields: { phone: text } }) };
  return { reply: form.refuse({ form: text }) };
}
