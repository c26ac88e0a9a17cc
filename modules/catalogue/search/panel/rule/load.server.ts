import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { Option } from '#modules/back-office/resources/panel/resource.server.ts';
import { wrong } from '#modules/back-office/resources/panel/resource-actions.server.ts';
import { NEW } from '#modules/back-office/resources/panel/to-typed.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findSearchRule } from '../../server/index.ts';
import { KIND_OF, pageOptions, RULE_FORMS, VIEW_OF } from './rule-kinds.server.ts';

export async function loadSearchRule({ context, request, params }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { kind, rule } = await findKind(shop, request, params.id);
  const options: Record<string, Option[]> = kind === 'page' ? { page: await pageOptions(shop) } : {};
  const words = new URL(request.url).searchParams.get('slowa') ?? '';
  return {
    kind,
    isNew: rule === null,
    typed: await RULE_FORMS[kind].write(shop, rule, words),
    mark: rule?.mark,
    options,
    back: `/zaplecze/wyszukiwarka?widok=${VIEW_OF[kind]}`,
  };
}

export async function saveSearchRule({ context, request, params }: ActionFunctionArgs) {
  const shop = staffShop(context);
  const { kind, rule } = await findKind(shop, request, params.id);
  const { typed, outcome } = await RULE_FORMS[kind].save(shop, rule?.id ?? null, await request.formData());
  if (outcome === 'stale') {
    const now = await findSearchRule(shop, Number(params.id));
    return wrong(typed, {}, { stale: await RULE_FORMS[kind].write(shop, now, ''), mark: now?.mark });
  }
  if (outcome.ok) return redirect(`/zaplecze/wyszukiwarka?widok=${VIEW_OF[kind]}&zapisano=${outcome.id}`);
  if (outcome.faults === null) throw data(null, 404);
  return wrong(typed, outcome.faults);
}

async function findKind(shop: Shop, request: Request, id: string | undefined) {
  if (id === NEW) {
    const view = new URL(request.url).searchParams.get('widok') ?? '';
    return { kind: KIND_OF.get(view) ?? 'synonym', rule: null };
  }
  const rule = await findSearchRule(shop, Number(id));
  if (!rule) throw data(null, 404);
  return { kind: rule.kind, rule };
}
