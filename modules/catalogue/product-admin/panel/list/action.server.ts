import type { RouterContextProvider } from 'react-router';
import { unknownIntent } from '#modules/back-office/staff/panel/entering.server.ts';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { parseStock, writeStock } from '#modules/catalogue/availability/rules/stock-text.ts';
import {
  changePrice,
  changeStock,
  previewReduction,
  type ReductionPreview,
} from '#modules/catalogue/products/server/index.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { parseZloty, writeZloty } from '#platform/money/rules/parse-zloty.ts';
import type { ActAnswer } from '#platform/panel-ui/action-result.tsx';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findManagedSize, setVisible } from '../../server/index.ts';
import { answers, list } from '../../texts/panel-list.ts';

export interface ListAnswer extends ActAnswer {
  /** Refused values, shown in their fields again. */
  rejected?: { intent: 'price' | 'stock'; size: number; value: string };
}

export async function changeListed(context: Readonly<RouterContextProvider>, request: Request): Promise<ListAnswer> {
  const shop = staffShop(context);
  const form = await request.formData();
  const field = (name: string) => String(form.get(name) ?? '');
  switch (field('intent')) {
    case 'price':
      return setPrice(shop, Number(field('size')), {
        price: field('price'),
        seen: field('seen'),
        regular: form.has('regular') ? field('regular') : undefined,
      });
    case 'stock':
      return setStock(shop, Number(field('size')), field('stock'), field('seen'));
    case 'show':
    case 'hide':
      return turn(shop, Number(field('id')), field('intent') === 'show', field('name'));
    default:
      throw unknownIntent();
  }
}

/** `regular`: the price before a reduction, where one is put back. */
async function setPrice(
  shop: Shop,
  sizeId: number,
  { price: typed, seen, regular }: { price: string; seen: string; regular: string | undefined },
): Promise<ListAnswer> {
  const price = parseZloty(typed);
  const refused = { rejected: { intent: 'price' as const, size: sizeId, value: typed } };
  if (price === null || price === 0) return { ...refused, refused: answers.wrongPrice };
  const before = await findManagedSize(shop, sizeId);
  const done = await changePrice(shop, sizeId, price, {
    seen: parseZloty(seen) ?? undefined,
    ...(regular !== undefined && { regularPrice: parseZloty(regular) }),
  });
  const size = await findManagedSize(shop, sizeId);
  if (!size) return { refused: answers.unknown };
  if (!done.ok) {
    return {
      ...refused,
      refused: done.error === 'changed_since' ? answers.changedPrice(formatMoney(size.price)) : answers.wrongPrice,
    };
  }
  const words = reductionWords(await previewReduction(shop, sizeId, { price }));
  return {
    done: [answers.priced(size.label, formatMoney(price)), ...words].join(' '),
    undo: {
      intent: 'price',
      fields: {
        size: String(sizeId),
        price: seen,
        seen: writeZloty(price),
        regular: before?.regularPrice ? writeZloty(before.regularPrice) : '',
      },
    },
  };
}

/** Whether the shop announces a lower price, and from which price it counts (X.38). */
export function reductionWords(preview: ReductionPreview | null): string[] {
  if (!preview) return [];
  const lowest = formatMoney(preview.lowest ?? 0);
  return [preview.saving ? answers.lawful(preview.saving.percent, lowest) : answers.notLawful(lowest)];
}

async function setStock(shop: Shop, sizeId: number, typed: string, seen: string): Promise<ListAnswer> {
  const stock = parseStock(typed);
  const refused = { rejected: { intent: 'stock' as const, size: sizeId, value: typed } };
  if (stock === null) return { ...refused, refused: answers.wrongStock };
  const done = await changeStock(shop, sizeId, stock, { seen: parseStock(seen) ?? undefined });
  const size = await findManagedSize(shop, sizeId);
  if (!size) return { refused: answers.unknown };
  const now = writeStock(size.stock, list.unlimited);
  if (!done.ok) {
    return { ...refused, refused: done.error === 'changed_since' ? answers.changedStock(now) : answers.wrongStock };
  }
  const isWithheld = done.status === 'disable' && stock !== 0;
  return {
    done: [answers.stocked(size.label, now), ...(isWithheld ? [answers.withheld] : [])].join(' '),
    undo: { intent: 'stock', fields: { size: String(sizeId), stock: seen, seen: now } },
  };
}

async function turn(shop: Shop, id: number, visible: boolean, name: string): Promise<ActAnswer> {
  const outcome = await setVisible(shop, id, visible);
  if (outcome !== 'done') return { refused: answers[outcome] };
  return {
    done: visible ? answers.shown(name) : answers.hidden(name),
    undo: { intent: visible ? 'hide' : 'show', fields: { id: String(id), name } },
  };
}
