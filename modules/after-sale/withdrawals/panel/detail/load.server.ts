import type { RouterContextProvider } from 'react-router';
import { missing } from '#modules/after-sale/claims/panel/after-sale.server.ts';
import { withdrawalClock } from '#modules/after-sale/claims/rules/legal-clock.ts';
import { listComplaintsOfGivenUp, parseClaimCode } from '#modules/after-sale/claims/server/index.ts';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { listShownRefunds } from '#modules/sales/refunds/panel/claim-refund/load.server.ts';
import type { Shop } from '#platform/shop/server/shop.ts';
import { goesBack, type WithdrawalView } from '../../rules/withdrawal-view.ts';
import { findWithdrawal, getWithdrawalProgress } from '../../server/index.ts';

export async function findOneWithdrawal(shop: Shop, code: string): Promise<WithdrawalView> {
  const found = await findWithdrawal(shop, parseClaimCode(code) ?? '');
  if (!found) throw missing();
  return found;
}

export async function loadWithdrawal(context: Readonly<RouterContextProvider>, code: string) {
  const shop = staffShop(context);
  const made = await findOneWithdrawal(shop, code);
  const progress = await getWithdrawalProgress(shop.db, made.id);
  const isDue = progress.kind === 'waiting';
  return {
    ...made,
    progress,
    goesBack: goesBack(made),
    clock: isDue || progress.kind === 'paying' ? withdrawalClock(made, shop.now()) : null,
    may: { refund: isDue, giveMoney: isAllowed(context, 'money.refund') },
    shared: await listComplaintsOfGivenUp(shop.db, { kind: 'withdrawal', id: made.id }),
    refunds: await listShownRefunds(shop, { kind: 'withdrawal', id: made.id }),
    key: crypto.randomUUID() as string,
  };
}

export type ShownWithdrawal = Awaited<ReturnType<typeof loadWithdrawal>>;
