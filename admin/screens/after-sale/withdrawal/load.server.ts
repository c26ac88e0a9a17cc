import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { withdrawalClock } from '#rules/after-sale/clocks/legal-clock.ts';
import { goesBack, type WithdrawalView } from '#rules/after-sale/withdrawal/withdrawal-view.ts';
import { listComplaintsOfGivenUp, parseClaimCode } from '#shop/after-sale/claims/index.ts';
import { findWithdrawal, getWithdrawalProgress } from '#shop/after-sale/withdrawals/index.ts';
import type { Shop } from '#shop/platform/shop.ts';
import { missing } from '../parts/after-sale.server.ts';
import { listShownRefunds } from '../parts/list-refunds.server.ts';

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
