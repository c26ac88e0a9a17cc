import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import type { OrderAddress, OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { isEmail } from '#platform/forms/rules/email.ts';
import { isPhone } from '#platform/forms/rules/phone.ts';
import { isPlainLine, isPlainName } from '#platform/forms/rules/plain-name.ts';
import { isPostcode } from '#platform/forms/rules/postcode.ts';
import { isTaxNumber } from '#platform/forms/rules/tax-number.ts';
import { isSentToAddress, needsBuyerPlace, type OrderWay } from './needed-address.ts';
import type { AddressRole } from './parse-order-form.ts';

export interface OrderCircumstances extends OrderWay {
  courier: Pick<DeliveryOption, 'kind' | 'needsPoint' | 'requestsClientNumber'> | null;
  /** Gift cards and points pay everything. */
  paid: boolean;
  hasVirtual: boolean;
  hasService: boolean;
}

export type OrderField =
  | `${AddressRole}.${keyof OrderAddress}`
  | `consents.${'terms' | 'virtual' | 'service'}`
  | 'email'
  | 'courier'
  | 'location'
  | 'pickupPoint'
  | 'clientNumber'
  | 'payment'
  | 'basket'
  | 'cards'
  | 'points';

export interface OrderProblem {
  field: OrderField;
  /** `failed`: a service does not answer. */
  code: 'missing' | 'wrong' | 'unchecked' | 'failed';
}

/** In the order of the form. */
export function checkOrderData(data: OrderData, around: OrderCircumstances): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const say = (field: OrderField, code: OrderProblem['code']) => problems.push({ field, code });
  if (data.email.trim() === '') say('email', 'missing');
  else if (!isEmail(data.email.trim())) say('email', 'wrong');
  const asked = { company: data.buyer === 'company', place: needsBuyerPlace(data, around) };
  checkAddress('billing', data.billing, asked, say);
  checkPhone('billing', data.billing, say);
  if (around.needsDelivery) {
    const isSent = isSentToAddress(around);
    if (data.delivery && isSent) checkAddress('delivery', data.delivery, { company: false, place: true }, say);
    checkDelivery(data, around, say);
  }
  if (data.invoice) {
    checkAddress('invoice', data.invoice, { company: filled(data.invoice.companyName), place: true }, say);
  }
  if (!around.paid && data.paymentMethodId === null) say('payment', 'missing');
  if (!data.consents.terms) say('consents.terms', 'unchecked');
  if (around.hasVirtual && !data.consents.virtual) say('consents.virtual', 'unchecked');
  if (around.hasService && !data.consents.service) say('consents.service', 'unchecked');
  return problems;
}

type Say = (field: OrderField, code: OrderProblem['code']) => void;

function checkDelivery(data: OrderData, { courier }: OrderCircumstances, say: Say): void {
  if (!courier) say('courier', 'missing');
  else if (courier.kind === 'pickup') {
    if (data.locationId === null) say('location', 'missing');
  } else {
    if (courier.needsPoint && data.pickupPointId === null) say('pickupPoint', 'missing');
    // The number is entered where the point is chosen.
    if (courier.needsPoint && courier.requestsClientNumber && !isClientNumber(data.clientNumber)) {
      say('clientNumber', 'missing');
    }
  }
}

interface Requested {
  company: boolean;
  place: boolean;
}

function checkAddress(
  role: AddressRole,
  address: Partial<OrderAddress>,
  { company, place }: Requested,
  say: Say,
): void {
  // Names may be in an email even where they are not required.
  for (const field of ['firstName', 'lastName'] as const) {
    if (!isPlainName(address[field] ?? '')) say(`${role}.${field}`, 'wrong');
  }
  if (!isPlainLine(address.companyName ?? '')) say(`${role}.companyName`, 'wrong');
  if (place) {
    for (const field of PLACE_LINES) if (!isPlainLine(address[field] ?? '')) say(`${role}.${field}`, 'wrong');
  }
  for (const field of company ? (['companyName'] as const) : (['firstName', 'lastName'] as const)) {
    if (!filled(address[field])) say(`${role}.${field}`, 'missing');
  }
  if (company) checkTaxNumber(role, address, say);
  // Hidden fields are not checked.
  if (place) checkPlace(role, address, say);
}

const PLACE_LINES = ['street', 'streetNumber', 'city'] as const;

function checkTaxNumber(role: AddressRole, { taxNumber, country }: Partial<OrderAddress>, say: Say): void {
  if (!filled(taxNumber)) say(`${role}.taxNumber`, 'missing');
  // Only Polish numbers have a checksum.
  else if ((country ?? 'PL') === 'PL' && !isTaxNumber(taxNumber ?? '')) say(`${role}.taxNumber`, 'wrong');
}

function checkPlace(role: AddressRole, address: Partial<OrderAddress>, say: Say): void {
  const { street, streetNumber = '', zipcode, city, country = 'PL' } = address;
  if (!filled(street)) say(`${role}.street`, 'missing');
  // Forms with one field for both have the number in the street.
  else if (!/\d/.test(`${street}${streetNumber}`)) say(`${role}.streetNumber`, 'missing');
  if (!filled(zipcode)) say(`${role}.zipcode`, 'missing');
  else if (!isPostcode(zipcode ?? '', country)) say(`${role}.zipcode`, 'wrong');
  if (!filled(city)) say(`${role}.city`, 'missing');
}

function checkPhone(role: AddressRole, { phone }: Partial<OrderAddress>, say: Say): void {
  if (!filled(phone)) say(`${role}.phone`, 'missing');
  else if (!isPhone(phone ?? '')) say(`${role}.phone`, 'wrong');
}

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

const CLIENT_NUMBER = /^[\p{L}\d][\p{L}\d/-]{2,29}$/u;

/** Every courier has its own format. */
export function isClientNumber(typed: string): boolean {
  return CLIENT_NUMBER.test(typed.trim());
}
