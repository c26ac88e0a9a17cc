import type { CompanyRegister } from '#rules/company/company-register.ts';
import { PASSWORD_LENGTH, type PasswordLength } from '#rules/customers/password-rule.ts';
import type { PayLater } from '#rules/instalments/pay-later.ts';
import { DEFAULT_PRICE_TYPE, type PriceType } from '#rules/money/price-type.ts';
import type { UnpaidDays } from '#rules/orders/unpaid-term.ts';
import type { ReturnDelivery } from '#rules/returns/return-delivery.ts';

/** What an owner sets for the whole shop. Rebranding starts here, in tokens.css and in texts/. */
export interface ShopSettings {
  name: string;
  email: string;
  phone: string;
  company: { name: string; street: string; zipcode: string; city: string; taxNumber: string };
  /** What the contact page and mails tell of the company's entry in the register. */
  register: CompanyRegister;
  /** Where the company is, for the map of the contact page; null leaves the map out. */
  position: { latitude: number; longitude: number } | null;
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
  /** By whom goods are fetched or carried back, for the ways that offer a choice; the cost is taken off the refund. */
  returnDeliveries: ReturnDelivery[];
  /**
   * X.43: orders a day for one mailbox, orders an hour from one network address, and orders a day of a customer who has paid
   * before, for whom neither of the other two counts.
   */
  orderLimits: { address: number; caller: number; customer: number };
  /** X.42: days an order to be paid in advance waits for its money; 0 waits for ever. */
  unpaidDays: UnpaidDays;
  /** S5.27 */
  passwordLength: PasswordLength;
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
  register: {
    court: 'Sąd Rejonowy dla Krakowa-Śródmieścia w Krakowie, XII Wydział Gospodarczy KRS',
    krs: '0009876543',
    shareCapital: '50 000 zł',
    regon: '999888776',
  },
  position: { latitude: 49.2969, longitude: 19.9506 },
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
  // With the names and limits of the payment methods that take them.
  payLater: {
    instalments: [
      {
        ...{ id: 'spokojne', name: 'Raty Spokojne', min: 300_00, max: 20_000_00 },
        ...{ months: [3, 6, 10, 12, 24], annualPermille: 99 },
      },
      {
        ...{ id: 'dziesiatka', name: 'Raty Dziesiątka', min: 1_000_00, max: 30_000_00 },
        ...{ months: [10], annualPermille: 0 },
      },
    ],
    deferred: { name: 'Zapłać za 30 dni', days: 30, min: 50_00, max: 2_000_00 },
  },
  returnDays: 30,
  returnDeliveries: [
    { id: 'kurier', method: 'courier', name: 'Kurier odbierze paczkę spod drzwi', cost: 14_90 },
    { id: 'kurier-wieczor', method: 'courier', name: 'Kurier po godzinie 17', cost: 19_90 },
    { id: 'paczkomat', method: 'locker', name: 'Nadanie w automacie, bez drukowania', cost: 9_90 },
    { id: 'poczta', method: 'own', name: 'Poczta', cost: 0 },
    { id: 'inny', method: 'own', name: 'Inny przewoźnik', cost: 0 },
    { id: 'osobiscie', method: 'point', name: 'Przyniosę osobiście', cost: 0 },
  ],
  orderLimits: { address: 5, caller: 20, customer: 30 },
  unpaidDays: { transfer: 7, online: 7 },
  passwordLength: PASSWORD_LENGTH,
};
