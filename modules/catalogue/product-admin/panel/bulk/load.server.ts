import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listCategoryChoices } from '#modules/catalogue/categories/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { shortMoment } from '#platform/time/rules/date-format.ts';
import { BULK_KINDS, type BulkChange, isSound, ROUNDINGS } from '../../rules/bulk-change.ts';
import { parseProductFilter, productFilterQuery } from '../../rules/product-filter.ts';
import type { ProductState } from '../../rules/product-state.ts';
import { type BulkRow, type BulkTarget, listBulk, previewBulk } from '../../server/index.ts';
import * as texts from '../../texts/panel-bulk.ts';
import { statuses } from '../../texts/panel-list.ts';
import { loadUnderpriced } from '../underpriced/describe-bundle.server.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadBulk(context: Context, request: Request) {
  const shop = staffShop(context);
  const query = new URL(request.url).searchParams;
  const target = targetOf(query);
  const asked = changeOf(query);
  const change = asked && isSound(asked) ? asked : null;
  const [categories, past, underpriced, preview] = await Promise.all([
    listCategoryChoices(shop),
    listBulk(shop),
    loadUnderpriced(shop),
    previewBulk(shop, target, change ?? { kind: 'visible', value: '1', rounding: 'none' }, change ? 10 : 0),
  ]);
  const names = new Map(categories.map(({ value, label }) => [value, label]));
  return {
    hidden: [
      ...new URLSearchParams(productFilterQuery(target.filter)),
      ...target.ids.map((id) => ['id', String(id)] as [string, string]),
    ],
    typed: Object.fromEntries(query),
    count: preview.count,
    fault: asked && !change ? texts.answers.wrong : undefined,
    examples: change
      ? preview.examples.map(({ name, before, after }) => ({
          name,
          before: describeState(change, before, names),
          after: describeState(change, after, names),
        }))
      : null,
    categories,
    underpriced,
    past: past.map((row, at) => describePast(row, at === 0, names)),
  };
}

/** Which products the address speaks of. */
export function targetOf(query: URLSearchParams): BulkTarget {
  const ids = query.getAll('id').map(Number);
  return { filter: parseProductFilter(query), ids: ids.filter((id) => Number.isInteger(id) && id > 0 && id < 2 ** 31) };
}

/** Null while no change is chosen. */
export function changeOf(query: { get(name: string): unknown }): BulkChange | null {
  const kind = BULK_KINDS.find((one) => one === query.get('kind'));
  if (!kind) return null;
  const rounding = ROUNDINGS.find((one) => one === query.get('rounding')) ?? 'none';
  const field = kind.startsWith('price-') ? 'value' : kind === 'category' ? 'category' : 'on';
  return { kind, rounding, value: String(query.get(field) ?? '').trim() };
}

function describeState({ kind }: BulkChange, state: ProductState, categories: Map<string, string>): string {
  if (kind === 'category') return categories.get(String(state.categoryId)) ?? '';
  if (kind === 'sell') return [...new Set(state.sizes.map(({ status }) => statuses[status]))].join(', ');
  if (kind === 'visible') return state.visible ? texts.yes : texts.no;
  if (kind === 'new' || kind === 'bestseller')
    return state[kind === 'new' ? 'isNew' : 'isBestseller'] ? texts.yes : texts.no;
  return [...new Set(state.sizes.map(({ price }) => formatMoney(price)))].join(', ');
}

function describePast(row: BulkRow, isLast: boolean, categories: Map<string, string>) {
  const { id, kind, value, state, done, total, kept, staffName, createdAt } = row;
  const words =
    kind === 'category'
      ? (categories.get(value) ?? value)
      : kind.startsWith('price-')
        ? value
        : value === '1'
          ? texts.yes
          : texts.no;
  return {
    id,
    at: shortMoment(createdAt),
    who: staffName,
    what: `${texts.kinds[kind]}: ${words}`,
    done,
    total,
    state,
    kept,
    mayUndo: isLast && state === 'done',
    isMoving: state === 'running' || state === 'undoing',
  };
}
