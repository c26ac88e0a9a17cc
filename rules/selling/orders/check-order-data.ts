import type { DeliveryOption } from '#rules/catalogue/shipping/delivery-options.ts';
import { isEmail } from '#rules/platform/forms/email.ts';
import { isPhone } from '#rules/platform/forms/phone.ts';
import { isPlainLine, isPlainName } from '#rules/platform/forms/plain-name.ts';
import { isPostcode } from '#rules/platform/forms/postcode.ts';
import { isTaxNumber } from '#rules/platform/forms/tax-number.ts';
import type { OrderAddress, OrderData } from './order-data.ts';
import type { AddressRole } from './parse-order-form.ts';

export interface OrderCircumstances {
  /** False when everything is virtual or a service. */
  needsDelivery: boolean;
  /** The chosen courier, null when none of the offered is chosen. */
  courier: Pick<DeliveryOption, 'kind' | 'needsPoint' | 'asksClientNumber'> | null;
  /** Nothing is left to pay: gift cards and points paid for everything. */
  paid: boolean;
  hasVirtual: boolean;
  hasService: boolean;
}

/** What can be wrong with an order. */
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

/** A part of the order and what is wrong with it. */
export interface OrderProblem {
  field: OrderField;
  /** `failed`: not the shopper's doing, a service does not answer. */
  code: 'missing' | 'wrong' | 'unchecked' | 'failed';
}

/** Everything that keeps the order from being placed, in the order of the form. */
export function checkOrderData(data: OrderData, around: OrderCircumstances): OrderProblem[] {
  const problems: OrderProblem[] = [];
  const say = (field: OrderField, code: OrderProblem['code']) => problems.push({ field, code });
  if (data.email.trim() === '') say('email', 'missing');
  else if (!isEmail(data.email.trim())) say('email', 'wrong');
  checkAddress('billing', data.billing, data.buyer === 'company', say);
  checkPhone('billing', data.billing, say);
  if (around.needsDelivery) {
    if (data.delivery) checkAddress('delivery', data.delivery, false, say);
    checkDelivery(data, around, say);
  }
  if (data.invoice) checkAddress('invoice', data.invoice, filled(data.invoice.companyName), say);
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
    // The number is asked for where the point is chosen.
    if (courier.needsPoint && courier.asksClientNumber && !isClientNumber(data.clientNumber)) {
      say('clientNumber', 'missing');
    }
  }
}

function checkAddress(role: AddressRole, address: Partial<OrderAddress>, company: boolean, say: Say): void {
  const need = (field: keyof OrderAddress) => {
    if (!filled(address[field])) say(`${role}.${field}`, 'missing');
  };
  const refuse = (field: keyof OrderAddress, isPlain: (text: string) => boolean) => {
    if (!isPlain(address[field] ?? '')) say(`${role}.${field}`, 'wrong');
  };
  // Needed or not, all of it may stand in a mail.
  for (const field of ['firstName', 'lastName'] as const) refuse(field, isPlainName);
  for (const field of ['companyName', 'street', 'streetNumber', 'city'] as const) refuse(field, isPlainLine);
  if (company) {
    need('companyName');
    if (!filled(address.taxNumber)) say(`${role}.taxNumber`, 'missing');
    // Only Polish numbers can be checked by their digits.
    else if ((address.country ?? 'PL') === 'PL' && !isTaxNumber(address.taxNumber ?? ''))
      say(`${role}.taxNumber`, 'wrong');
  } else {
    need('firstName');
    need('lastName');
  }
  need('street');
  // Forms with one field for both have the number in the street.
  if (filled(address.street) && !/\d/.test(`${address.street}${address.streetNumber ?? ''}`)) {
    say(`${role}.streetNumber`, 'missing');
  }
  if (!filled(address.zipcode)) say(`${role}.zipcode`, 'missing');
  else if (!isPostcode(address.zipcode ?? '', address.country ?? 'PL')) say(`${role}.zipcode`, 'wrong');
  need('city');
}

function checkPhone(role: AddressRole, { phone }: Partial<OrderAddress>, say: Say): void {
  if (!filled(phone)) say(`${role}.phone`, 'missing');
  else if (!isPhone(phone ?? '')) say(`${role}.phone`, 'wrong');
}

function filled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}

const CLIENT_NUMBER = /^[\p{L}\d][\p{L}\d/-]{2,29}$/u;

/** Could a courier know somebody by this? Every one has its own way of writing it. */
export function isClientNumber(typed: string): boolean {
  return CLIENT_NUMBER.test(typed.trim());
}
