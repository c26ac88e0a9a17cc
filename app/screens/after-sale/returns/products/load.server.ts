import type { RouterContextProvider } from 'react-router';
import { shopContext } from '#app/request-context.server.ts';
import { mustBeUnopened } from '#rules/after-sale/withdrawal/find-bar.ts';
import { getReturnable } from '#shop/after-sale/returns/index.ts';
import * as returnsTexts from '#texts/after-sale/returns.ts';
import * as returnsProductsTexts from '#texts/after-sale/returns-products.ts';
import { quantityWithUnit } from '#texts/platform/units.ts';
import * as ordersTexts from '#texts/selling/orders.ts';
import { findStep } from '../find-step.server.ts';

/** Step 2: the lines of the order, what of each may be sent back, and what was chosen before. */
export async function loadReturnProducts(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, draft } = await findStep(context, url, 'products');
  const { obstacle, lines } = await getReturnable(context.get(shopContext), order);
  return {
    orderNumber: order.number,
    method: draft?.method ?? null,
    hasDraft: draft !== null,
    obstacle: obstacle && returnsTexts.obstacles[obstacle],
    changed: url.searchParams.has('zmiana'),
    reason: draft?.reason ?? '',
    photos: (draft?.photos ?? []).map(({ id, name }) => ({ id, address: `/zwroty/zdjecie/${name}` })),
    lines: lines.map(({ line, most, obstacle }) => {
      const { lineId, name, photo, photoTone, versionName, size, sizeName, unit, unitPlural, step } = line;
      const kept = draft?.lines.find((one) => one.lineId === lineId);
      return {
        lineId,
        name,
        photo,
        photoTone,
        unit,
        unitPlural,
        step,
        most,
        details: [versionName, size !== 'uniw' && sizeName ? ordersTexts.size(sizeName) : '']
          .filter(Boolean)
          .join(', '),
        bought: quantityWithUnit(line.quantity, line),
        unopened: mustBeUnopened(line) ? returnsProductsTexts.unopened : '',
        obstacle: obstacle && returnsTexts.obstacles[obstacle],
        chosen: kept !== undefined,
        quantity: Math.min(kept?.quantity ?? most, most),
        comment: kept?.comment ?? '',
      };
    }),
  };
}

export type ShownReturnProducts = Awaited<ReturnType<typeof loadReturnProducts>>;
export type ShownReturnLine = ShownReturnProducts['lines'][number];
