import type { RouterContextProvider } from 'react-router';
import { missing, sendUpload } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { returnClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { canReturnBecome, holdsPieces } from '#modules/after-sale/claims/rules/return-state.ts';
import { listComplaintsOfGivenUp, parseClaimCode } from '#modules/after-sale/claims/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { findOrderById } from '#modules/sales/orders/server/index.ts';
import { listShownRefunds } from '#modules/sales/refunds/panel/claim-refund/load.server.ts';
import { toDecimalText } from '#platform/money/rules/grosze.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { type ReturnView, whenGoodsCame } from '../../rules/return-view.ts';
import { findReturn, findReturnPhoto, returnAmountByCost } from '../../server/index.ts';

type Context = Readonly<RouterContextProvider>;

/** Staff do not see drafts. */
export async function findFiledReturn(shop: Shop, code: string): Promise<ReturnView> {
  const found = await findReturn(shop, parseClaimCode(code) ?? '');
  if (!found || found.state === 'draft') throw missing();
  return found;
}

export async function loadReturn(context: Context, code: string) {
  const shop = staffShop(context);
  const filed = await findFiledReturn(shop, code);
  const order = await findOrderById(shop.db, filed.orderId);
  const { state, withdrawnAt } = filed;
  const facts = { state, withdrawnAt, receivedAt: whenGoodsCame(filed.events) };
  const refunds = await listShownRefunds(shop, { kind: 'return', id: filed.id });
  const { photos, ...rest } = filed;
  const isOpen = holdsPieces(state) && state !== 'refunded' && refunds.length === 0;
  // Another claim may have been decided or released since the return was filed.
  const amount =
    order && isOpen ? (await returnAmountByCost(shop.db, order, filed))(filed.delivery?.cost ?? 0) : filed.amount;
  return {
    ...rest,
    amount,
    photos: photos.map(({ name, originalName }) => ({
      link: `/zaplecze/pliki/zwroty/${filed.code}/${name}`,
      name: originalName,
      isPicture: true,
    })),
    shared: await listComplaintsOfGivenUp(shop.db, { kind: 'return', id: filed.id }),
    refunds,
    email: order?.email ?? '',
    clock: returnClock(facts, shop.now()),
    may: {
      work: isAllowed(context, 'after-sale.work'),
      decide: isAllowed(context, 'after-sale.decide'),
      receive: canReturnBecome(filed.state, 'received'),
      judge: canReturnBecome(filed.state, 'accepted'),
      refund: canReturnBecome(filed.state, 'refunded') && refunds.length === 0,
      giveMoney: isAllowed(context, 'money.refund'),
    },
    proposed: toDecimalText(amount).replace('.', ','),
  };
}

export type ShownReturn = Awaited<ReturnType<typeof loadReturn>>;

export async function sendReturnPhoto(context: Context, name: string): Promise<Response> {
  const shop = staffShop(context);
  const photo = await findReturnPhoto(shop, name);
  return sendUpload(shop, photo?.upload);
}
