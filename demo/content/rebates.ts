import type { Clock } from '#demo/rows/size-rows.ts';
import type { addCards } from '#modules/sales/payments/server/index.ts';
import type { addGifts, addRebates } from '#modules/sales/rebates/server/index.ts';
import { demoCustomer } from './customer.ts';

/** A code for every outcome; also listed in docs/demo.md. */
export function demoRebates(clock: Clock): Parameters<typeof addRebates>[1] {
  return [
    { id: 1, code: 'JESIEN10', name: 'Jesienne 10%', effect: 'percent', percent: 10, advertised: true },
    {
      id: 2,
      code: 'WITAJ20',
      name: '20 zł na start',
      effect: 'amount',
      amount: 20_00,
      minimumWorth: 150_00,
      oncePerCustomer: true,
      combinable: true,
      advertised: true,
    },
    { id: 3, code: 'DARMOWA', name: 'Darmowa dostawa', effect: 'free-shipping', combinable: true, advertised: true },
    { id: 4, code: 'LATO15', name: 'Letnie 15%', effect: 'percent', percent: 15, endsAt: clock.daysAgo(40) },
    { id: 5, code: 'ZIMA15', name: 'Zimowe 15%', effect: 'percent', percent: 15, startsAt: clock.daysAgo(-20) },
    { id: 6, code: 'PIERWSI', name: 'Dla pierwszych stu', effect: 'percent', percent: 30, maxUses: 100, uses: 100 },
    { id: 7, code: 'USUNIETY', name: 'Wycofany', effect: 'percent', percent: 5, deleted: true },
    { id: 8, code: 'RAZEM5', name: '5% do wszystkiego', effect: 'percent', percent: 5, combinable: true },
    {
      id: 9,
      code: '7700000001',
      source: 'card',
      customerId: demoCustomer.id,
      name: 'Karta stałego klienta',
      effect: 'percent',
      percent: 7,
      combinable: true,
    },
    {
      id: 10,
      code: '7700000002',
      source: 'card',
      customerId: demoCustomer.id,
      name: 'Karta stałego klienta',
      effect: 'percent',
      percent: 7,
      blocked: true,
    },
    {
      id: 11,
      code: '7700000003',
      source: 'card',
      customerId: demoCustomer.id,
      name: 'Karta stałego klienta',
      effect: 'percent',
      percent: 7,
      endsAt: clock.daysAgo(5),
    },
    {
      id: 12,
      code: 'BIWAK12',
      name: 'Na namioty i spanie',
      effect: 'percent',
      percent: 12,
      endsAt: clock.daysAgo(-30),
      categoryId: 400,
      combinable: true,
      advertised: true,
    },
  ];
}

/** Products 3 and 40 cost little; 8 costs nothing anyway. */
export const demoGifts: Parameters<typeof addGifts>[1] = [
  { id: 1, productId: 3, sizeType: 'uniw', minimumWorth: 100_00, position: 1 },
  { id: 2, productId: 40, sizeType: 'uniw', minimumWorth: 200_00, position: 2 },
  { id: 3, productId: 50, sizeType: 'uniw', minimumWorth: 400_00, position: 3 },
];

export const DEMO_PIN = '2468';

export function demoGiftCards(clock: Clock, pinHash: string): Parameters<typeof addCards>[1] {
  const createdAt = clock.daysAgo(60);
  const card = { kind: 'gift-card' as const, pinHash, issued: 200_00, balance: 200_00, createdAt };
  const voucher = { kind: 'voucher' as const, issued: 50_00, balance: 50_00, createdAt };
  return [
    { id: 1, ...card, number: '9900100020003001', expiresAt: clock.daysAgo(-300) },
    { id: 2, ...card, number: '9900100020003002', balance: 35_00 },
    { id: 3, ...card, number: '9900100020003003', expiresAt: clock.daysAgo(10) },
    { id: 4, ...card, number: '9900100020003004', blocked: true },
    { id: 5, ...card, number: '9900100020003005', balance: 0 },
    { id: 6, ...voucher, number: 'BON50POLANA' },
    { id: 7, ...voucher, number: 'BON50INNYSKLEP', foreign: true },
    { id: 8, ...voucher, number: 'BON50STARY', expiresAt: clock.daysAgo(3) },
  ];
}

/** Anna's lists; the second one is shared. Also listed in docs/demo.md. */
export const demoLists = [
  { id: 1, name: 'Lista zakupowa', daysAgo: 30, shareToken: null, productIds: [1, 2, 37, 14, 6] },
  {
    id: 2,
    name: 'Zimowy biwak',
    daysAgo: 9,
    shareToken: 'wspolna-lista-anny-zimowy-biwak1',
    productIds: [24, 27, 29, 43, 10],
  },
] as const;

/** Popular searches, shown in the empty search box. */
export const demoQueries = [
  'kurtka przeciwdeszczowa',
  'plecak 45 l',
  'buty trekkingowe',
  'termos',
  'koc wełniany',
  'czołówka',
  'skarpety z merynosów',
  'prezent',
] as const;
