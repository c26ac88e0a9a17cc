import {
  BUY_PLACES,
  PAYMENT_SOURCES,
  type PaymentSource,
  purchaseDate,
} from '#modules/after-sale/claims/rules/purchase.ts';
import { BANK_ACCOUNT_CHECK } from '#platform/forms/rules/server-check.ts';
import { isBankAccount } from '#platform/forms/rules/tax-number.ts';
import { defineForm, type FieldName, type FormValues } from '#platform/forms/storefront/define-form.ts';
import { filesField } from '#platform/forms/storefront/file-field.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import * as formTexts from '#platform/forms/texts/forms.ts';
import type { Day } from '#platform/time/rules/day.ts';
import { MESSAGE_LENGTH } from '../../rules/complaint-limits.ts';
import * as texts from '../../texts/add.ts';
import { ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';

const needed = (options: { minlength?: number; maxlength?: number } = {}) =>
  textField({ validate: true, required: true, maxlength: 200, ...options });
/** Needed only next to a certain choice, so `compare` asks for it. */
const sometimes = (maxlength: number) => textField({ validate: true, maxlength });

/** Which field goes with which way of giving the money back (contract 3.7); the balance needs none. */
const REFUND_FIELDS = {
  b: 'payment_addres1',
  p: 'payment_addres2',
  c: 'payment_addres3',
  t: null,
} as const satisfies Record<PaymentSource, string | null>;

/** S3.59; the names are those of contract 3.7. */
export function addForm(today: Day) {
  return defineForm(
    {
      key: textField(),
      product: needed({ minlength: 3 }),
      serial_number: textField({ validate: true, maxlength: 100 }),
      begind: needed(),
      beginm: needed(),
      beginy: needed(),
      buy_place: needed(),
      buy_place_desc: sometimes(200),
      usterka: needed({ minlength: 3, maxlength: MESSAGE_LENGTH }),
      comment_photo: filesField(ATTACHMENT_LIMITS),
      payment_source: needed(),
      payment_addres1: textField({ validate: true, maxlength: 60, serverCheck: BANK_ACCOUNT_CHECK }),
      payment_addres2: sometimes(500),
      payment_addres3: sometimes(500),
      stock: textField(),
      email: textField({ kind: 'email', validate: true, required: true, maxlength: 254 }),
      phone: textField({ kind: 'phone', validate: true, maxlength: 30 }),
    },
    (values) => {
      const faults = { ...choiceFaults(values), ...dateFault(values, today) };
      const { product, begind, beginm, beginy, buy_place, usterka, payment_source, email } = values;
      const needed = [product, begind, beginm, beginy, buy_place, usterka, payment_source, email];
      const isIncomplete = needed.includes('') || Object.values(faults).includes(formTexts.required);
      // S5.50
      return isIncomplete ? { ...faults, '': texts.incomplete } : faults;
    },
  );
}

type AddForm = ReturnType<typeof addForm>;
export type AddField = FieldName<AddForm>;
export type AddValues = FormValues<AddForm['fields']>;

type Typed = Record<
  'buy_place' | 'buy_place_desc' | 'payment_source' | NonNullable<(typeof REFUND_FIELDS)[keyof typeof REFUND_FIELDS]>,
  string
>;

function choiceFaults(values: Typed): Partial<Typed> {
  const faults: Partial<Typed> = {};
  const place = BUY_PLACES.find((known) => known === values.buy_place);
  if (values.buy_place && !place) faults.buy_place = formTexts.rejected;
  if (place && place !== 'shop' && !values.buy_place_desc) faults.buy_place_desc = formTexts.required;
  const source = PAYMENT_SOURCES.find((known) => known === values.payment_source);
  if (!source) return values.payment_source ? { ...faults, payment_source: formTexts.rejected } : faults;
  const details = REFUND_FIELDS[source];
  if (details === null) return faults;
  if (!values[details]) faults[details] = formTexts.required;
  else if (source === 'b' && !isBankAccount(values[details])) faults[details] = formTexts.bankAccount;
  return faults;
}

function dateFault(
  { beginy: year, beginm: month, begind: day }: Record<'beginy' | 'beginm' | 'begind', string>,
  today: Day,
): { begind?: string } {
  if (!year || !month || !day || purchaseDate({ year, month, day }, today)) return {};
  return { begind: texts.wrongDate };
}
