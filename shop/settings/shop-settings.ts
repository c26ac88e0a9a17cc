import type { PayLater } from '#rules/instalments/pay-later.ts';
import { DEFAULT_PRICE_TYPE, type PriceType } from '#rules/money/price-type.ts';

/** What an owner sets for the whole shop. Rebranding starts here, in tokens.css and in texts/. */
export interface ShopSettings {
  name: string;
  email: string;
  phone: string;
  company: { name: string; street: string; zipcode: string; city: string; taxNumber: string };
  currency: 'PLN';
  priceType: PriceType;
  /** Contact link of phone-price products (S2.03). */
  contactLink: string;
  /** S9.25 */
  hoursBeforeOrder: number;
  /** Orders before this hour leave the same day. */
  shipmentDeadline: string;
  /** S9.43 */
  searchMinimum: number;
  /** Code shown on the rebate bar; empty hides the bar. */
  rebateCode: string;
  rebateText: string;
  /** What a loyalty point is worth as a payment, in grosze. */
  pointWorth: number;
  /** Account for transfers. */
  bankAccount: string;
  /** Instalments and deferred payment shown at products (S2.35). */
  payLater: PayLater;
  /** Days in which a shopper may send goods back (X.13). */
  returnDays: number;
}

export const defaultSettings: ShopSettings = {
  name: 'Polana',
  email: 'sklep@polana.example',
  phone: '+48 22 123 45 67',
  company: {
    name: 'Polana sp. z o.o.',
    street: 'ul. Leśna 12',
    zipcode: '34-500',
    city: 'Zakopane',
    taxNumber: '7361234562',
  },
  currency: 'PLN',
  priceType: DEFAULT_PRICE_TYPE,
  contactLink: '/contact.php',
  hoursBeforeOrder: 3,
  shipmentDeadline: '14:00',
  searchMinimum: 2,
  rebateCode: 'JESIEN10',
  rebateText: 'Z kodem JESIEN10 zapłacisz o 10% mniej',
  pointWorth: 5,
  bankAccount: 'PL61 1090 1014 0000 0712 1981 2874',
  payLater: {
    instalments: [
      {
        ...{ id: 'raty', name: 'Raty na Polanie', min: 300_00, max: 20_000_00 },
        ...{ months: [3, 6, 10, 12, 24], annualPermille: 99 },
      },
    ],
    deferred: { name: 'Zapłać później', days: 30, min: 40_00, max: 2_000_00 },
  },
  returnDays: 30,
};
