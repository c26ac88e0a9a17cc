import type { RouterContextProvider } from 'react-router';
import { mustBeUnopened } from '#modules/after-sale/claims/rules/find-bar.ts';
import { listComplainedLines } from '#modules/after-sale/claims/server/index.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import { lineChoices } from '#modules/sales/basket/texts/line-details.ts';
import { shopContext } from '#platform/shell/storefront/request-context.server.ts';
import { getReturnable } from '../../server/index.ts';
import * as returnsProductsTexts from '../../texts/products.ts';
import * as returnsTexts from '../../texts/storefront.ts';
import { describeDraft } from '../describe-draft.server.ts';
import { findStep } from '../find-step.server.ts';

/** Step 2: the lines of the order, what of each may be sent back, and what was chosen before. */
export async function loadReturnProducts(context: Readonly<RouterContextProvider>, url: URL) {
  const { order, draft } = await findStep(context, url, 'products');
  const shop = context.get(shopContext);
  const { obstacle, lines } = await getReturnable(shop, order);
  const complained = await listComplainedLines(shop.db, order.id);
  return {
    orderNumber: order.number,
    draft: await describeDraft(shop, order, draft),
    obstacle: obstacle && returnsTexts.obstacles[obstacle],
    // It can still be cancelled, on its own page.
    isUnsent: obstacle === 'not-sent',
    changed: url.searchParams.has('zmiana'),
    reason: draft?.reason ?? '',
    photos: (draft?.photos ?? []).map(({ id, name }) => ({ id, address: `/zwroty/zdjecie/${name}` })),
    lines: lines.map(({ line, max, obstacle }) => {
      const { lineId, name, photo, photoTone, unit, unitPlural, step } = line;
      const kept = draft?.lines.find((one) => one.lineId === lineId);
      return {
        lineId,
        name,
        photo,
        photoTone,
        unit,
        unitPlural,
        step,
        max,
        details: lineChoices(line).join(', '),
        // Of pieces that went back before only the others are left.
        bought:
          max > 0 && max < line.quantity
            ? returnsProductsTexts.left(max, quantityWithUnit(line.quantity, line))
            : quantityWithUnit(line.quantity, line),
        unopened: mustBeUnopened(line) ? returnsProductsTexts.unopened : '',
        complained: complained.includes(lineId) ? returnsProductsTexts.complained : '',
        obstacle: obstacle && returnsTexts.obstacles[obstacle],
        chosen: kept !== undefined,
        quantity: Math.min(kept?.quantity ?? max, max),
        comment: kept?.comment ?? '',
      };
    }),
  };
}

export type ShownReturnProducts = Awaited<ReturnType<typeof loadReturnProducts>>;
export type ShownReturnLine = ShownReturnProducts['lines'][number];
