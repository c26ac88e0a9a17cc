import type { addCouriers } from '#modules/sales/delivery/server/index.ts';
import type { addExpress } from '#modules/sales/express-checkout/server/index.ts';

/** Heavier orders go on a pallet, at a cost settled by phone. */
const maxWeight = 30_000;

/** Free delivery from this basket worth (gross). */
const freeFrom = 199_00;

export const demoCouriers: Parameters<typeof addCouriers>[1] = [
  {
    id: 1,
    name: 'Kurier',
    kind: 'courier',
    icon: '/brand/dostawa-kurier.svg',
    position: 1,
    prepaidCost: 14_90,
    onDeliveryCost: 19_90,
    freeFrom,
    days: 1,
    trackingLink: 'https://kurier.example/paczka/{number}',
    maxWeight,
    maxOnDelivery: 5_000_00,
  },
  {
    id: 2,
    name: 'Automat paczkowy',
    kind: 'locker',
    icon: '/brand/dostawa-automat.svg',
    position: 2,
    prepaidCost: 11_90,
    onDeliveryCost: null,
    freeFrom,
    days: 1,
    trackingLink: 'https://automaty.example/paczka/{number}',
    maxWeight: 25_000,
    needsPoint: true,
  },
  {
    id: 3,
    name: 'Odbiór osobisty w sklepie',
    kind: 'pickup',
    icon: '/brand/dostawa-odbior.svg',
    position: 3,
    prepaidCost: 0,
    onDeliveryCost: 0,
    freeFrom: null,
    days: 1,
    maxWeight,
  },
  {
    id: 4,
    name: 'Poczta, list polecony',
    kind: 'post',
    icon: '/brand/dostawa-poczta.svg',
    position: 4,
    prepaidCost: 9_90,
    onDeliveryCost: 16_90,
    freeFrom,
    days: 3,
    trackingLink: 'https://poczta.example/paczka/{number}',
    maxWeight: 2_000,
    maxWorth: 1_000_00,
  },
  {
    id: 5,
    name: 'Punkt odbioru u partnera',
    kind: 'point',
    icon: '/brand/dostawa-punkt.svg',
    position: 5,
    prepaidCost: 12_90,
    onDeliveryCost: 17_90,
    freeFrom,
    days: 2,
    trackingLink: 'https://punkty.example/paczka/{number}',
    maxWeight: 20_000,
    maxOnDelivery: 2_000_00,
    needsPoint: true,
  },
];

/** Express checkouts; the local one has its own page. */
export const demoExpressProviders: Parameters<typeof addExpress>[1] = [{ code: 'szus', name: 'Szus' }];
