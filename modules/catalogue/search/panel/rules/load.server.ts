import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import { answers } from '#modules/back-office/resources/texts/panel.ts';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listProductNames } from '#modules/catalogue/products/server/index.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import type { SearchRuleKind } from '../../rules/own-rules.ts';
import { MAX_SEARCH_LENGTH } from '../../rules/search-limits.ts';
import {
  explainSearch,
  listMissedSearches,
  listSearchRules,
  type ManagedSearchRule,
  removeSearchRule,
} from '../../server/index.ts';
import * as texts from '../../texts/panel.ts';
import { KIND_OF } from '../rule/rule-kinds.server.ts';

export type { ExplainedProduct, ExplainedSearch } from '../../server/index.ts';

const MAX_SHOWN = 200;

type View = keyof typeof texts.views;

function isView(view: string): view is View {
  return Object.hasOwn(texts.views, view);
}

export async function loadSearchRules({ context, request }: LoaderFunctionArgs) {
  const shop = staffShop(context);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('widok') ?? '';
  const view: View = isView(asked) ? asked : 'synonimy';
  const text = (searchParams.get('tekst') ?? '').trim().slice(0, MAX_SEARCH_LENGTH);
  const code = (searchParams.get('kod') ?? '').trim();
  const kind = KIND_OF.get(view);
  return {
    view,
    text,
    code,
    mayChange: isAllowed(context, 'catalogue.change'),
    saved: searchParams.has('zapisano') ? { done: texts.saved } : undefined,
    rules: kind ? { kind, ...(await listRows(shop, kind, text)) } : null,
    missed: view === 'bez-wyniku' ? await listMissedSearches(shop) : [],
    explained: view === 'sprawdz' && text !== '' ? await explainSearch(shop, text, code) : null,
  };
}

async function listRows(shop: Shop, kind: SearchRuleKind, text: string) {
  const matching = await listSearchRules(shop, kind, text);
  const shown = matching.slice(0, MAX_SHOWN);
  const rows = await Promise.all(
    shown.map(async (rule) => ({ id: rule.id, phrases: rule.phrases.join(', '), cells: await cellsOf(shop, rule) })),
  );
  return { count: matching.length, rows };
}

async function cellsOf(shop: Shop, { kind, names, bothWays, productIds, address }: ManagedSearchRule) {
  if (kind === 'page') return [address];
  if (kind === 'synonym') return [names.join(', '), texts.directions[bothWays ? 'both' : 'one']];
  const pinned = await listProductNames(shop, productIds);
  return [pinned.map(({ name, visible }) => (visible ? name : texts.hidden(name))).join(', ')];
}

export async function changeSearchRules({ context, request }: ActionFunctionArgs): Promise<ActAnswer> {
  const form = await request.formData();
  if (form.get('intent') !== 'remove') throw unknownIntent();
  const outcome = await removeSearchRule(staffShop(context), Number(form.get('id')));
  return outcome === 'removed' ? { done: texts.removed } : { refused: answers[outcome] };
}
