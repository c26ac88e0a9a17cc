import { type RouterContextProvider, redirect } from 'react-router';
import { mergeEdits } from '#platform/forms/rules/merge-edits.ts';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { parseForm } from '#platform/forms/storefront/parse-form.server.ts';
import { parseRecord } from '#platform/json/rules/json-record.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { warsawDay } from '#platform/time/rules/day.ts';
import { fillClientForm, parseClientForm } from '../../rules/client-form.ts';
import { findAccount, saveAccount } from '../../server/index.ts';
import * as accountDataTexts from '../../texts/account-data.ts';
import { requireCustomer } from '../sign-in-parts/session-cookies.server.ts';
import { type DataField, dataForm } from './data-form.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadData(context: Context, url: URL) {
  const shop = context.get(shopContext);
  const { customerId } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  return {
    facts: { today: warsawDay(shop.now()), email: account.data.email },
    values: fillClientForm(account.data),
    saved: url.searchParams.has('zapisano'),
    otherStored: url.searchParams.has('zachowano'),
  };
}

/** S1.13 */
export async function receiveData(request: Request, context: Context): Promise<FormReply<DataField>> {
  const shop = context.get(shopContext);
  const url = new URL(request.url);
  const { customerId } = await requireCustomer(context, url);
  const account = await findAccount(shop, customerId);
  if (!account) throw redirect('/logowanie');
  const today = warsawDay(shop.now());
  const form = await parseForm(request, dataForm({ today, email: account.data.email }));
  if (form.kind === 'wrong') return form.reply;
  const { opened: openedText, ...typed } = form.value;
  const opened = parseOpened(openedText);
  const saved = await saveAccount(shop, customerId, (stored) => {
    const current = fillClientForm(stored);
    const { merged, kept, conflicts } = mergeEdits(opened, current, typed);
    return { current, kept, conflicts, data: conflicts.length > 0 ? null : parseClientForm(merged) };
  });
  if (!saved) throw redirect('/logowanie');
  const { current, kept, conflicts } = saved;
  if (conflicts.length > 0) {
    const fields: Partial<Record<DataField, string>> = {};
    for (const name of conflicts) fields[name] = accountDataTexts.changedElsewhere(wordsOf(name, current[name]));
    const reply = form.refuse({ fields });
    // After the warning the customer's next submission wins.
    const acknowledged = { ...opened, ...Object.fromEntries(conflicts.map((name) => [name, current[name]])) };
    return { ...reply, initialValue: { ...reply.initialValue, opened: JSON.stringify(acknowledged) } };
  }
  throw redirect(kept.length > 0 ? '/konto/dane?zapisano&zachowano' : '/konto/dane?zapisano');
}

function wordsOf(name: DataField, value: string | boolean | undefined): string {
  return typeof value === 'string' && !/_(?:type|region)$/.test(name) ? value : '';
}

function parseOpened(text: unknown): Record<string, string | boolean> {
  const opened: Record<string, string | boolean> = {};
  for (const [name, value] of Object.entries(parseRecord(String(text)) ?? {})) {
    if (typeof value === 'string' || typeof value === 'boolean') opened[name] = value;
  }
  return opened;
}
