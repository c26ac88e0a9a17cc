import { defineForm, type FieldTexts, type FormFields } from '#app/features/forms/define-form.ts';
import { checkboxField, textField } from '#app/features/forms/form-field.ts';
import type { PasswordLength } from '#rules/customers/password-rule.ts';
import { checkOrderData } from '#rules/orders/check-order-data.ts';
import { EMPTY_ORDER_DATA } from '#rules/orders/order-data.ts';
import { readOrderForm } from '#rules/orders/read-order-form.ts';
import type { DeliveryOption } from '#rules/shipping/delivery-options.ts';
import { orderProblemText } from '#texts/order-data.ts';
import { registerFields, registerTexts } from './register-form.ts';

/** What the form must know of the order to judge it. */
export interface OrderFormFacts {
  needsDelivery: boolean;
  couriers: Pick<DeliveryOption, 'courierId' | 'prepaid' | 'kind' | 'needsPoint'>[];
  /** Nothing is left to pay. */
  paid: boolean;
  /** Limits of the password of an account made on the way; null for who has one. */
  registers: PasswordLength | null;
}

const needed = { validate: true, required: true, maxlength: 200 };
const text = () => textField({ maxlength: 200 });
/** Judged by the shop while it is typed; whether it is needed depends on what is chosen. */
const judged = () => textField({ validate: true, maxlength: 200 });

function addressFields<Role extends string>(role: Role) {
  const names = ['firstName', 'lastName', 'companyName', 'taxNumber', 'street', 'zipcode', 'city', 'country', 'phone'];
  return Object.fromEntries(names.map((name) => [`${role}_${name}`, judged()]));
}

/** The same form in the browser and on the server; which fields are needed depends on what was chosen. */
export function orderDataForm(facts: OrderFormFacts) {
  const fields: FormFields = {
    leave: text(),
    buyer: text(),
    // In the order of the page: the first wrong one gets the cursor.
    billing_companyName: judged(),
    billing_taxNumber: judged(),
    billing_firstName: textField({ ...needed, kind: 'name' }),
    billing_lastName: textField({ ...needed, kind: 'name' }),
    email: textField({ ...needed, kind: 'email' }),
    billing_phone: textField({ ...needed, kind: 'phone' }),
    billing_street: textField(needed),
    billing_zipcode: textField(needed),
    billing_city: textField(needed),
    billing_country: judged(),
    otherDelivery: checkboxField(),
    ...addressFields('delivery'),
    otherInvoice: checkboxField(),
    ...addressFields('invoice'),
    shipping: text(),
    location: text(),
    deliveryRemarks: textField({ validate: true, maxlength: 255 }),
    payment: text(),
    document: text(),
    ...(facts.registers ? registerFields() : {}),
  };
  return defineForm(fields, (values) => ({
    ...findProblems(values, facts),
    ...(facts.registers ? registerTexts(values, facts.registers) : {}),
  }));
}

function findProblems(values: Record<string, unknown>, facts: OrderFormFacts): FieldTexts<FormFields> {
  const told = { ...EMPTY_ORDER_DATA, ...readOrderForm(values) };
  const side = told.prepaid ? 'prepaid' : 'dvp';
  const wanted = facts.couriers.find((one) => one.courierId === told.courierId && one.prepaid === side);
  // The client's number is told with the point, one step later.
  const courier = wanted ? { ...wanted, asksClientNumber: false } : null;
  const problems = checkOrderData(told, {
    ...{ needsDelivery: facts.needsDelivery, courier, paid: facts.paid || !told.prepaid },
    ...{ hasVirtual: false, hasService: false },
  });
  const texts: Record<string, string> = {};
  for (const found of problems) {
    // S8.16: a courier was chosen, but does not go to the address told since.
    const isLost = found.field === 'courier' && told.courierId !== null && !wanted;
    const problem = isLost ? { ...found, code: 'wrong' as const } : found;
    const name = FIELD_OF[problem.field] ?? problem.field.replace('.', '_').replace('streetNumber', 'street');
    // Points and consents have their own steps.
    if (problem.field !== 'pickupPoint' && problem.code !== 'unchecked') texts[name] ??= orderProblemText(problem);
  }
  return texts;
}

const FIELD_OF: Record<string, string> = { courier: 'shipping' };
