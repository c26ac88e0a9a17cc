import { sceneFile } from '#demo/scenes.ts';
import { defaultSettings, type ShopSettings } from '#platform/settings/server/index.ts';

/** The name of the demo, one path per character: round as its clearing, cut as its firs. */
const glyphs = [
  'M2 14h27c15.5 0 26 9.8 26 24.5S44.5 63 29 63H18v25H2zM18 28v21h9.500c6.6 0 10.8-4.2 10.8-10.500S34.1 28 27.5 28z',
  'M82 35a27 27 0 1 1 0 54a27 27 0 1 1 0-54zM82 50.500a11.5 11.5 0 1 0 0 23a11.5 11.5 0 1 0 0-23z',
  'M116 14l16-5v79h-16z',
  'M166 35a27 27 0 1 1 0 54a27 27 0 1 1 0-54zM166 50.500a11.5 11.5 0 1 0 0 23a11.5 11.5 0 1 0 0-23zM178 36h16v52h-16z',
  'M202 36h15v5.500c4-4.5 9.5-7 16-7 13 0 20.5 8.7 20.5 22V88h-16V58.500c0-6.6-3.3-10.3-9-10.3-6.2 0-10.5 4.3-10.5 11.300V88h-16z',
  'M287 35a27 27 0 1 1 0 54a27 27 0 1 1 0-54zM287 50.500a11.5 11.5 0 1 0 0 23a11.5 11.5 0 1 0 0-23zM299 36h16v52h-16z',
];

/** Name, company, account and offers of the demo shop; none of it is real. */
export const demoSettings: ShopSettings = {
  ...defaultSettings,
  name: 'Polana',
  tagline: 'Na szlak i do domu',
  description:
    'Odzież, buty, plecaki, namioty i rzeczy do domu. Sprawdzony sprzęt na szlak, szybka wysyłka i 30 dni na zwrot.',
  brandFolder: '/brand/polana',
  wordmark: {
    name: 'Polana',
    path: glyphs.join(''),
    width: 317,
  },
  scenes: { thanks: sceneFile('ogien'), signIn: sceneFile('schronisko') },
  email: 'sklep@polana.example',
  phone: '+48 22 123 45 67',
  phoneHours: 'od poniedziałku do piątku, 9:00–17:00',
  company: {
    name: 'Polana sp. z o.o.',
    street: 'ul. Leśna 12',
    zipcode: '34-500',
    city: 'Zakopane',
    taxNumber: '7361234562',
  },
  register: {
    court: 'Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, XII Wydział Gospodarczy KRS',
    krs: '0009876543',
    shareCapital: '50 000 zł',
    regon: '999888776',
  },
  returnAddress: { name: 'Polana sp. z o.o.', street: 'ul. Leśna 12', zipcode: '34-500', city: 'Zakopane' },
  oneCardPerModel: true,
  position: { latitude: 49.2969, longitude: 19.9506 },
  rebateCode: 'JESIEN10',
  rebateText: 'Z kodem JESIEN10 zapłacisz o 10% mniej',
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  // With the names and limits of the payment methods that take them.
  payLater: {
    instalments: [
      {
        id: 'spokojne',
        name: 'Raty Spokojne',
        min: 300_00,
        max: 20_000_00,
        months: [3, 6, 10, 12, 24],
        annualPermille: 99,
      },
      {
        id: 'dziesiatka',
        name: 'Raty Dziesiątka',
        min: 1_000_00,
        max: 30_000_00,
        months: [10],
        annualPermille: 0,
      },
    ],
    deferred: { name: 'Zapłać za 30 dni', days: 30, min: 50_00, max: 2_000_00 },
  },
  returnDeliveries: [
    { id: 'kurier', method: 'courier', name: 'Kurier odbierze paczkę spod drzwi', cost: 14_90 },
    { id: 'kurier-wieczor', method: 'courier', name: 'Kurier po godzinie 17', cost: 19_90 },
    { id: 'paczkomat', method: 'locker', name: 'Nadanie w automacie, bez drukowania', cost: 9_90 },
    { id: 'poczta', method: 'own', name: 'Poczta', cost: 0 },
    { id: 'inny', method: 'own', name: 'Inny przewoźnik', cost: 0 },
    { id: 'osobiscie', method: 'point', name: 'Przyniosę osobiście', cost: 0 },
  ],
};
