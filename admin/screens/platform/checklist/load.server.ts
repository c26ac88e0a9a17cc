import type { RouterContextProvider } from 'react-router';
import { isAllowed, staffShop } from '#admin/staff.server.ts';
import { type ChecklistId, type ChecklistItem, listObstacles } from '#rules/platform/opening/checklist.ts';
import { checklist } from '#shop/opening/index.ts';
import { cardAddress } from '../settings-section/sections.ts';

type Context = Readonly<RouterContextProvider>;

/** The screen by which each item is set. */
const SCREENS: Record<ChecklistId, string> = {
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
function screenOf({ id, missing }: ChecklistItem): string {
  if (missing.includes('live-key')) return cardAddress('provider');
  return missing.includes('bankAccount') ? cardAddress('account') : SCREENS[id];
}

export async function loadChecklist(context: Context) {
  const shop = staffShop(context);
  const items = await checklist(shop);
  return {
    items: items.map((item) => ({ id: item.id, done: item.done, isHint: item.isHint, to: screenOf(item) })),
    isOpen: shop.opening.isOpen,
    isReady: listObstacles(items).length === 0,
    mayOpen: isAllowed(context, 'settings.change'),
  };
}
