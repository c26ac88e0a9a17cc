import { billingOf } from '#modules/customers/accounts/rules/client-form.ts';
import type { DocumentKind, OrderAddress, OrderData } from '#modules/sales/order-ledger/rules/order-data.ts';
import { tidyPostcode } from '#platform/forms/rules/postcode.ts';
import { bareTaxNumber } from '#platform/forms/rules/tax-number.ts';

export const ADDRESS_ROLES = ['billing', 'delivery', 'invoice'] as const;
export type AddressRole = (typeof ADDRESS_ROLES)[number];

export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'companyName',
  'taxNumber',
  'street',
  'zipcode',
  'city',
  'country',
  'phone',
] as const satisfies readonly (keyof OrderAddress)[];

export const DOCUMENTS = ['receipt', 'invoice', 'e-invoice'] as const satisfies readonly DocumentKind[];

export type OrderFormData = Omit<
  OrderData,
  'cards' | 'points' | 'consents' | 'pickupPointId' | 'clientNumber' | 'remarks'
>;

type AddressField = (typeof ADDRESS_FIELDS)[number];

/** Every field of the order form that is kept. */
export type OrderFormField =
  | `${AddressRole}_${AddressField}`
  | 'buyer'
  | 'email'
  | 'otherDelivery'
  | 'otherInvoice'
  | 'shipping'
  | 'location'
  | 'payment'
  | 'document'
  | 'deliveryRemarks';

export type OrderFormValues = Readonly<Partial<Record<OrderFormField, unknown>>>;

/** The courier takes the money: no provider settles it. */
export const ON_DELIVERY = 'dvp';

/** Complete or not. A courier has its side: `2-1` prepaid, `2-0` on delivery; the payment method may set the side too. */
export function parseOrderForm(fields: OrderFormValues): OrderFormData {
  const text = (name: OrderFormField) => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const ticked = (name: OrderFormField) => fields[name] === true || fields[name] === 'on';
  const shipping = /^(\d{1,9})-([01])$/.exec(text('shipping'));
  const buyer = text('buyer') === 'company' ? 'company' : 'private';
  const isPaidLater = text('payment') === ON_DELIVERY;
  return {
    buyer,
    email: text('email'),
    billing: billingOf(buyer, parseAddress('billing', text)),
    delivery: ticked('otherDelivery') ? parseAddress('delivery', text) : null,
    invoice: ticked('otherInvoice') ? parseAddress('invoice', text) : null,
    courierId: shipping ? Number(shipping[1]) : null,
    prepaid: shipping?.[2] !== '0' && !isPaidLater,
    locationId: parseId(text('location')),
    paymentMethodId: parseId(text('payment')),
    document: DOCUMENTS.find((document) => document === text('document')) ?? 'receipt',
    deliveryRemarks: text('deliveryRemarks'),
  };
}

/**
 * The form's fields from stored data. A prepaid method stays selected behind a courier who takes only cash: then the courier has the side.
 */
export function fillOrderForm(data: OrderData): Record<OrderFormField, string | boolean> {
  const isWaiting = !data.prepaid && data.paymentMethodId !== null;
  return {
    buyer: data.buyer,
    email: data.email,
    otherDelivery: data.delivery !== null,
    otherInvoice: data.invoice !== null,
    shipping: data.courierId === null ? '' : `${data.courierId}-${isWaiting ? 0 : 1}`,
    location: data.locationId === null ? '' : String(data.locationId),
    payment: data.prepaid || isWaiting ? String(data.paymentMethodId ?? '') : ON_DELIVERY,
    document: data.document,
    deliveryRemarks: data.deliveryRemarks,
    ...fillAddress('billing', data.billing),
    ...fillAddress('delivery', data.delivery),
    ...fillAddress('invoice', data.invoice),
  };
}

function fillAddress<Role extends AddressRole>(role: Role, address: Partial<OrderAddress> | null) {
  return Object.fromEntries(
    ADDRESS_FIELDS.map((field) => [`${role}_${field}`, address?.[field] ?? (field === 'country' ? 'PL' : '')]),
  ) as Record<`${Role}_${AddressField}`, string>;
}

function parseAddress(role: AddressRole, text: (name: OrderFormField) => string): Partial<OrderAddress> {
  const address = Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, text(`${role}_${field}`).trim()]));
  const country = address.country || 'PL';
  return {
    ...address,
    country,
    zipcode: tidyPostcode(address.zipcode ?? '', country),
    taxNumber: country === 'PL' ? bareTaxNumber(address.taxNumber ?? '') : (address.taxNumber ?? ''),
  };
}

function parseId(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}
