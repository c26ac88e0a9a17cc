import { passwordTexts } from '#modules/customers/accounts/storefront/client-form/client-form-fields.ts';
import type { DeliveryOption } from '#modules/sales/delivery/rules/delivery-options.ts';
import {
  EMPTY_ORDER_DATA,
  MAX_ORDER_TEXT_LENGTH,
  type OrderAddress,
} from '#modules/sales/order-ledger/rules/order-data.ts';
import {
  defineForm,
  type FieldName,
  type FieldTexts,
  type FormValues,
  fieldsOfRole,
} from '#platform/forms/storefront/define-form.ts';
import { checkboxField, type FormField, textField } from '#platform/forms/storefront/form-field.ts';
import type { PasswordLength } from '#platform/settings/rules/setting-values.ts';
import { checkOrderData, type OrderField } from '../../rules/check-order-data.ts';
import {
  ADDRESS_FIELDS,
  type AddressRole,
  type OrderFormField,
  type OrderFormValues,
  parseOrderForm,
} from '../../rules/parse-order-form.ts';
import { orderProblemText } from '../../texts/data.ts';

export interface OrderFormFacts {
  needsDelivery: boolean;
  couriers: Pick<DeliveryOption, 'courierId' | 'prepaid' | 'kind' | 'needsPoint'>[];
  paid: boolean;
  /** Limits of the password of a new account; null with an account. */
  registers: PasswordLength | null;
}

const needed = { validate: true, required: true, maxlength: 200 };
const text = () => textField({ maxlength: 200 });
/** The server validates it while it is typed; whether it is required depends on the choices. */
const judged = () => textField({ validate: true, maxlength: 200 });

/** The same form in the browser and on the server; required fields depend on the choices. */
export function orderDataForm(facts: OrderFormFacts) {
  const fields = {
    leave: text(),
    // In page order: the first wrong field gets the focus.
    shipping: text(),
    location: text(),
    deliveryRemarks: textField({ validate: true, maxlength: MAX_ORDER_TEXT_LENGTH.deliveryRemarks }),
    buyer: text(),
    billing_companyName: judged(),
    billing_taxNumber: judged(),
    billing_firstName: textField({ ...needed, kind: 'name' }),
    billing_lastName: textField({ ...needed, kind: 'name' }),
    email: textField({ ...needed, kind: 'email' }),
    billing_phone: textField({ ...needed, kind: 'phone' }),
    billing_street: judged(),
    billing_zipcode: judged(),
    billing_city: judged(),
    billing_country: judged(),
    otherDelivery: checkboxField(),
    ...fieldsOfRole('delivery', ADDRESS_FIELDS, judged),
    otherInvoice: checkboxField(),
    ...fieldsOfRole('invoice', ADDRESS_FIELDS, judged),
    payment: text(),
    document: text(),
    ...(facts.registers ? registerFields() : {}),
  } satisfies Record<OrderFormField, FormField> & Record<string, FormField | undefined>;
  return defineForm(fields, (values) => ({
    ...findProblems(values, facts),
    ...(facts.registers ? registerTexts(values, facts.registers) : {}),
  }));
}

export type OrderDataField = FieldName<ReturnType<typeof orderDataForm>>;

function findProblems(values: OrderFormValues, facts: OrderFormFacts): Partial<Record<OrderFormField, string>> {
  const data = { ...EMPTY_ORDER_DATA, ...parseOrderForm(values) };
  const side = data.prepaid ? 'prepaid' : 'dvp';
  const own = facts.couriers.filter((one) => one.courierId === data.courierId);
  const wanted = own.find((one) => one.prepaid === side) ?? own[0];
  // The client number is entered with the point, one step later.
  const courier = wanted ? { ...wanted, requestsClientNumber: false } : null;
  const problems = checkOrderData(data, {
    needsDelivery: facts.needsDelivery,
    courier,
    paid: facts.paid || !data.prepaid,
    hasVirtual: false,
    hasService: false,
  });
  const texts: Partial<Record<OrderFormField, string>> = {};
  for (const found of problems) {
    // S8.16: the chosen courier does not go to the address entered since.
    const isLost = found.field === 'courier' && data.courierId !== null && !wanted;
    const problem = isLost ? { ...found, code: 'wrong' as const } : found;
    const name = formFieldOf(problem.field);
    if (name) texts[name] ??= orderProblemText(problem);
  }
  // Not every courier takes money, and goods by email have no courier.
  const isRefused = facts.needsDelivery ? wanted && wanted.prepaid !== side : !data.prepaid;
  if (isRefused) texts.payment ??= orderProblemText({ field: 'payment', code: 'wrong' });
  return texts;
}

/** Null for problems of another step. */
function formFieldOf(field: OrderField): OrderFormField | null {
  switch (field) {
    case 'email':
    case 'location':
    case 'payment':
      return field;
    case 'courier':
      return 'shipping';
    case 'pickupPoint':
    case 'clientNumber':
    case 'basket':
    case 'cards':
    case 'points':
    case 'consents.terms':
    case 'consents.virtual':
    case 'consents.service':
      return null;
    default:
      return addressFieldOf(field);
  }
}

/** Street and number are one field. */
function addressFieldOf(field: `${AddressRole}.${keyof OrderAddress}`) {
  const name = field.replace('.', '_').replace('streetNumber', 'street');
  return name as `${AddressRole}_${(typeof ADDRESS_FIELDS)[number]}`;
}

const secret = () => textField({ validate: true, secret: true, maxlength: 255 });

/** Contract 3.14: an account made with the data of the order. */
function registerFields() {
  return { register_client: checkboxField(), client_password: secret(), client_password_repeat: secret() };
}

type RegisterFields = ReturnType<typeof registerFields>;

function registerTexts(
  values: Partial<FormValues<RegisterFields>> & { email: string },
  limits: PasswordLength,
): FieldTexts<RegisterFields> {
  if (values.register_client !== true) return {};
  const chosen = {
    login: values.email,
    password: values.client_password ?? '',
    repeat: values.client_password_repeat ?? '',
  };
  const { password, repeat } = passwordTexts(chosen, limits, { mayLack: false });
  return { ...(password && { client_password: password }), ...(repeat && { client_password_repeat: repeat }) };
}
