import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type ChecklistItem, listObstacles } from '#rules/platform/opening/checklist.ts';
import type { ChecklistId } from '#rules/platform/opening/checklist-items.ts';
import { judgeOpening } from '#rules/platform/opening/opening-state.ts';
import type { SalesStopId } from '#rules/platform/opening/sales-stops.ts';
import { checklist } from '#shop/opening/index.ts';
import { describeStop } from '#texts/panel/sales-stops.ts';
import { cardAddress } from '../settings-section/sections.ts';

type Context = Readonly<RouterContextProvider>;

/** The screen by which each item is set. */
const SCREENS: Record<ChecklistId, string | null> = {
  address: null,
  demo: null,
  name: cardAddress('brand'),
  company: cardAddress('company'),
  contact: cardAddress('contact'),
  courier: '/zaplecze/dostawa',
  payment: '/zaplecze/platnosci',
  terms: '/zaplecze/strony/regulamin',
  privacy: '/zaplecze/strony/prywatnosc',
  'return-address': cardAddress('returns'),
  mail: cardAddress('mail'),
  accessibility: '/zaplecze/strony/deklaracja-dostepnosci',
  product: '/zaplecze/import',
};

/** Without an account to send it to a transfer is no way to pay, nor is a test key. */
function screenOf({ id, stops }: ChecklistItem): string | null {
  const has = (stop: SalesStopId) => stops.some((found) => found.id === stop);
  if (has('payment-test')) return cardAddress('provider');
  return has('bank-account') ? cardAddress('account') : SCREENS[id];
}

export async function loadChecklist(context: Context) {
  const shop = staffShop(context);
  const items = await checklist(shop);
  return {
    items: items.map((item) => ({
      id: item.id,
      done: item.done,
      isHint: item.isHint,
      reasons: item.stops.map(describeStop),
      to: screenOf(item),
    })),
    state: judgeOpening(
      shop.opening,
      items.flatMap(({ stops }) => stops),
    ),
    isReady: listObstacles(items).length === 0,
    mayOpen: isAllowed(context, 'settings.change'),
  };
}
