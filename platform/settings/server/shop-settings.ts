import { DEFAULT_PRICE_TYPE, type PriceType } from '#platform/money/rules/vat.ts';
import { type CompanyRegister, NO_REGISTER } from '#platform/settings/rules/company-register.ts';
import type { FrameLinks, PasswordLength, PayLater, ReturnDelivery, UnpaidDays } from '../rules/setting-values.ts';

/** Settings of the whole shop. Rebranding starts here, in tokens.css and in texts/. */
export interface ShopSettings {
  name: string;
  /** A few words after the name in titles and on the main page; empty leaves them out. */
  tagline: string;
  /** A sentence or two about the assortment for search engines; empty says only that it is a shop. */
  description: string;
  /** Folder of the logo and icons under the shop's address, see docs/theming.md. */
  brandFolder: string;
  /**
   * The name as an outline in a box of `width` by 100, see docs/theming.md. It is used only for the name it shows; without one
   * the name is written.
   */
  wordmark: { name: string; path: string; width: number };
  /** Pictures of the shop's world below the media folder, next to the thanks for an order and next to sign-in; empty leaves one out. */
  scenes: { thanks: string; signIn: string };
  email: string;
  /** Receives an email for every new order; empty sends none. */
  newOrderEmail: string;
  phone: string;
  /** Hours of the phone line, as the contact page shows them. */
  phoneHours: string;
  company: { name: string; street: string; zipcode: string; city: string; taxNumber: string };
  /** The register entry on the contact page and in emails. */
  register: CompanyRegister;
  /** Where the company is, for the map of the contact page; null leaves the map out. */
  position: { latitude: number; longitude: number } | null;
  priceType: PriceType;
  /** Contact link of phone-price products (S2.03). */
  contactLink: string;
  /** S9.25 */
  hoursBeforeOrder: number;
  /** Orders before this hour leave the same day. */
  shipmentDeadline: string;
  /** S9.43 */
  searchMinimum: number;
  /** Colour versions of one model share a card on listings; otherwise each has its own (decision 35). */
  oneCardPerModel: boolean;
  /** Opening a filter panel of a listing leaves the others open on large views too (S4.51). */
  severalFiltersOpen: boolean;
  rebateCode: string;
  rebateText: string;
  /** The value of a loyalty point as a payment, in grosze. */
  pointWorth: number;
  bankAccount: string;
  /** Instalments and deferred payment shown at products (S2.35). */
  payLater: PayLater;
  /** Days in which a shopper may send goods back (X.13). */
  returnDays: number;
  returnAddress: { name: string; street: string; zipcode: string; city: string };
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
  /** Links next to the categories of the menu and in the footer; null for those every shop begins with. */
  frameLinks: FrameLinks | null;
  /** Text above and below every email to a customer; empty leaves them out. */
  emailTexts: { greeting: string; ending: string };
}

/** Settings of a shop whose owner has set nothing: nothing that belongs to a person. The demo has its own. */
export const defaultSettings: ShopSettings = {
  name: 'Sklep',
  tagline: '',
  description: '',
  brandFolder: '/brand',
  wordmark: { name: '', path: '', width: 0 },
  scenes: { thanks: '', signIn: '' },
  email: '',
  newOrderEmail: '',
  phone: '',
  phoneHours: '',
  company: { name: '', street: '', zipcode: '', city: '', taxNumber: '' },
  register: NO_REGISTER,
  position: null,
  priceType: DEFAULT_PRICE_TYPE,
  contactLink: '/contact.php',
  hoursBeforeOrder: 3,
  shipmentDeadline: '14:00',
  searchMinimum: 2,
  oneCardPerModel: false,
  severalFiltersOpen: false,
  rebateCode: '',
  rebateText: '',
  pointWorth: 5,
  bankAccount: '',
  payLater: { instalments: [], deferred: null },
  returnDays: 30,
  returnAddress: { name: '', street: '', zipcode: '', city: '' },
  // Every customer can send goods back.
  returnDeliveries: [{ id: 'own', method: 'own', name: 'Dowolny przewoźnik', cost: 0 }],
  orderLimits: { address: 5, caller: 20, customer: 30 },
  unpaidDays: { transfer: 7, online: 7 },
  passwordLength: { min: 6, max: 15 },
  frameLinks: null,
  emailTexts: { greeting: '', ending: '' },
};

export function placeOfReturns({ returnAddress, company }: Pick<ShopSettings, 'returnAddress' | 'company'>) {
  return returnAddress.street.trim() === '' ? company : returnAddress;
}
