import { type RouterContextProvider, redirect } from 'react-router';
import type { FormReply } from '#app/features/forms/form-reply.ts';
import { readForm } from '#app/features/forms/read-form.server.ts';
import { requireCustomer } from '#app/features/sign-in/require-customer.server.ts';
import { shopContext } from '#app/request-context.server.ts';
import { fillClientForm, readClientForm } from '#rules/customers/client-form.ts';
import { readAccount, saveAccount } from '#shop/customers/index.ts';
import { dataForm } from './data-form.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadData(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const account = await readAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  return {
    facts: { today: shop.now().toISOString().slice(0, 10), email: account.data.email },
    values: fillClientForm(account.data),
    saved: url.searchParams.has('zapisano'),
  };
}

/** S1.13 */
export async function receiveData(request: Request, context: Context): Promise<FormReply> {
  const shop = context.get(shopContext);
  const url = new URL(request.url);
  const { customerId } = await requireCustomer(context, url);
  const account = await readAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  const today = shop.now().toISOString().slice(0, 10);
  const form = await readForm(request, dataForm({ today, email: account.data.email }));
  if (form.kind === 'wrong') return form.reply;
  await saveAccount(shop, customerId, readClientForm(form.value));
  throw redirect('/konto/dane?zapisano');
}
