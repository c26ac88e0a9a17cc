import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { type ChecklistItem, listObstacles } from '../rules/checklist.ts';
import type { ChecklistId } from '../rules/checklist-items.ts';
import { judgeOpening } from '../rules/opening-state.ts';
import type { SalesStopId } from '../rules/sales-stops.ts';
import { checklist } from '../server/index.ts';
import { describeStop } from '../texts/sales-stops.ts';

type Context = Readonly<RouterContextProvider>;

/** The screen by which each item is set. */
const SCREENS: Record<ChecklistId, string | null> = {
  address: null,
  demo: null,
  name: '/zaplecze/ustawienia/sklep#brand',
  company: '/zaplecze/ustawienia/firma#company',
  contact: '/zaplecze/ustawienia/firma#contact',
  courier: '/zaplecze/dostawa',
  payment: '/zaplecze/platnosci',
  terms: '/zaplecze/strony/regulamin',
  privacy: '/zaplecze/strony/prywatnosc',
  'return-address': '/zaplecze/ustawienia/wysylka#returns',
  mail: '/zaplecze/ustawienia/poczta#mail',
  accessibility: '/zaplecze/strony/deklaracja-dostepnosci',
  product: '/zaplecze/import',
};

/** Without an account to send it to a transfer is no way to pay, nor is a test key. */
function screenOf({ id, stops }: ChecklistItem): string | null {
  const has = (stop: SalesStopId) => stops.some((found) => found.id === stop);
  if (has('payment-test')) return '/zaplecze/ustawienia/platnosci#provider';
  return has('bank-account') ? '/zaplecze/ustawienia/platnosci#account' : SCREENS[id];
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
