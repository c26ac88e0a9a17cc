import type { OrderMailKind } from '#modules/sales/order-ledger/server/index.ts';
import { composeOrderMail } from '#modules/sales/orders/server/index.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { findOrderForStaff } from './find-order-for-staff.ts';

/** With other texts around it, and without the token in its links. */
export async function previewOrderMail(
  shop: Shop,
  { number, kind, emailTexts }: { number: string; kind: OrderMailKind; emailTexts: Shop['settings']['emailTexts'] },
): Promise<{ subject: string; html: string; text: string } | null> {
  const found = await findOrderForStaff(shop, number);
  if (!found) return null;
  const settings = { ...shop.settings, emailTexts };
  return composeOrderMail({ ...shop, settings }, { ...found.order, accessToken: '' }, kind);
}
