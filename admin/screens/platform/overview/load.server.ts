import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import type { Permission } from '#rules/platform/staff/permissions.ts';
import { countWaiting, WAITING, type Waiting } from '#shop/overview/index.ts';

/** Where each waiting thing is worked on, and who sees that it waits. */
const PLACES: Record<Waiting, { to: string; permission: Permission; isTrouble?: boolean }> = {
  toPack: { to: '/zaplecze/zamowienia?praca=do-spakowania', permission: 'orders.see' },
  unpaid: { to: '/zaplecze/zamowienia?praca=nieoplacone', permission: 'orders.see' },
  payBack: { to: '/zaplecze/zamowienia?pieniadze=pay-back', permission: 'orders.see', isTrouble: true },
  returns: { to: '/zaplecze/zwroty', permission: 'after-sale.see' },
  complaints: { to: '/zaplecze/reklamacje', permission: 'after-sale.see' },
  withdrawals: { to: '/zaplecze/odstapienia', permission: 'after-sale.see' },
  opinions: { to: '/zaplecze/opinie', permission: 'opinions.moderate' },
  questions: { to: '/zaplecze/pytania', permission: 'opinions.moderate' },
  failedMails: { to: '/zaplecze/zadania', permission: 'jobs.see', isTrouble: true },
  failedJobs: { to: '/zaplecze/zadania', permission: 'jobs.see', isTrouble: true },
};

/** What waits for whoever looks, and nothing that is none of their work. */
export async function loadOverview(context: Readonly<RouterContextProvider>) {
  const counts = await countWaiting(staffShop(context));
  const waiting = WAITING.filter((kind) => counts[kind] > 0 && isAllowed(context, PLACES[kind].permission));
  return {
    waiting: waiting.map((kind) => ({
      kind,
      count: counts[kind],
      to: PLACES[kind].to,
      isTrouble: PLACES[kind].isTrouble === true,
    })),
  };
}
