import { type ReactNode, useMemo, useState } from 'react';
import {
  ATTACHMENT_ACCEPT,
  ATTACHMENT_HINT,
  ATTACHMENT_LIMITS,
} from '#app/features/after-sale/complaints/attachment-limits.ts';
import { needed } from '#app/features/platform/client-form/client-form-fields.ts';
import type { FormReply } from '#app/features/platform/forms/define-form.ts';
import { FilesControl } from '#app/features/platform/forms/files-control.tsx';
import { FormError } from '#app/features/platform/forms/form-error.tsx';
import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { TextareaControl, TextControl } from '#app/features/platform/forms/text-control.tsx';
import { type FieldState, useShopForm } from '#app/features/platform/forms/use-shop-form.ts';
import { BUY_PLACES, PAYMENT_SOURCES } from '#rules/after-sale/complaints/purchase.ts';
import * as texts from '#texts/after-sale/complaint-add.ts';
import * as productsTexts from '#texts/after-sale/complaint-products.ts';
import * as complaintTexts from '#texts/after-sale/complaints.ts';
import { Field } from '../../../../ui/field.tsx';
import { FieldGroup } from '../../../../ui/field-group.tsx';
import { Radio } from '../../../../ui/radio.tsx';
import { StepButtons } from '../../../../ui/step-buttons.tsx';
import { Select } from '../../../../ui/text-controls.tsx';
import { type AddField, addForm } from './add-form.ts';
import { DateControl } from './date-control.tsx';
import type { AddData } from './load.server.ts';

interface AddScreenProps {
  data: AddData;
  reply: FormReply<AddField> | undefined;
}

/** A field that belongs to another choice is hidden; without scripts all are shown. */
const shownIf = (shown: boolean) => (shown ? undefined : 'hidden noscript:block');

export function AddScreen({ data: { today, years, sites, contact, key }, reply }: AddScreenProps) {
  const form = useMemo(() => addForm(today), [today]);
  const defaultValue = { email: contact?.email, phone: contact?.phone };
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'rma_add_form', defaultValue });
  const before = (name: AddField) => reply?.initialValue[name] ?? '';
  const [place, setPlace] = useState(before('buy_place'));
  const [source, setSource] = useState(before('payment_source'));
  const stock = field('stock');
  return (
    <PostForm encType="multipart/form-data" {...formProps} className="grid gap-6">
      <FormError text={formError} />
      <input type="hidden" name="key" value={before('key') || key} />
      <TextControl field={field('product')} label={texts.product} />
      <TextControl field={field('serial_number')} label={texts.serialNumber} hint={texts.serialNumberHint} optional />
      <DateControl day={field('begind')} month={field('beginm')} year={field('beginy')} years={years} />
      <ChoiceControl
        field={field('buy_place')}
        legend={texts.place}
        options={BUY_PLACES.map((value) => ({ value, label: texts.places[value] }))}
        onChoose={setPlace}
      />
      <TextControl
        field={needed(field('buy_place_desc'))}
        label={texts.placeDetails}
        className={shownIf(place === 'auction' || place === 'other')}
      />
      <TextareaControl field={field('usterka')} label={texts.description} />
      <FilesControl
        field={field('comment_photo')}
        label={complaintTexts.attachments}
        hint={ATTACHMENT_HINT}
        limits={ATTACHMENT_LIMITS}
        accept={ATTACHMENT_ACCEPT}
      />
      <ChoiceControl
        field={field('payment_source')}
        legend={texts.refund}
        options={PAYMENT_SOURCES.map((value) => ({ value, label: texts.refunds[value] }))}
        onChoose={setSource}
      />
      <TextControl
        field={needed(field('payment_addres1'))}
        label={texts.bankAccount}
        inputMode="numeric"
        autoComplete="off"
        className={shownIf(source === 'b')}
      />
      <TextareaControl
        field={needed(field('payment_addres2'))}
        label={texts.refundAddress}
        autoComplete="street-address"
        className={shownIf(source === 'p')}
      />
      <TextareaControl
        field={needed(field('payment_addres3'))}
        label={texts.chequeData}
        hint={texts.chequeHint}
        className={shownIf(source === 'c')}
      />
      <Field id={stock.control.id} label={texts.site} optional>
        {(wiring) => (
          <Select {...wiring} name="stock" defaultValue={stock.defaultValue ?? ''}>
            <option value="">{texts.siteNone}</option>
            {sites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <h2 className="type-sub">{texts.contactTitle}</h2>
      <TextControl field={field('email')} label={texts.email} type="email" autoComplete="email" />
      <TextControl field={field('phone')} label={texts.phone} type="tel" autoComplete="tel" optional />
      <StepButtons back={{ to: '/reklamacje', label: productsTexts.back }} submit={texts.submit} loading={submitting} />
    </PostForm>
  );
}

interface ChoiceControlProps {
  field: FieldState;
  legend: ReactNode;
  options: readonly { value: string; label: string }[];
  onChoose: (value: string) => void;
}

/** One of a few. */
function ChoiceControl({ field, legend, options, onChoose }: ChoiceControlProps) {
  const { id, name, autoFocus, required } = field.control;
  return (
    <FieldGroup legend={legend} error={field.error} required={required} id={id}>
      <div className="sm:flex sm:flex-wrap sm:gap-x-6">
        {options.map(({ value, label }, index) => (
          <Radio
            key={value}
            id={`${id}-${value}`}
            name={name}
            value={value}
            label={label}
            defaultChecked={field.defaultValue === value}
            autoFocus={index === 0 && autoFocus}
            aria-invalid={field.error ? true : undefined}
            onChange={() => onChoose(value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
