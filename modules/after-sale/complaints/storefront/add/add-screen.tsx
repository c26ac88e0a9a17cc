import { type ReactNode, useMemo } from 'react';
import { BUY_PLACES, PAYMENT_SOURCES, type PaymentSource } from '#modules/after-sale/claims/rules/purchase.ts';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import type { FormReply } from '#platform/forms/storefront/define-form.ts';
import { FilesControl } from '#platform/forms/storefront/files-control.tsx';
import { FormError } from '#platform/forms/storefront/form-error.tsx';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { TextareaControl, TextControl } from '#platform/forms/storefront/text-control.tsx';
import { type FieldState, needed, type RenderField, useShopForm } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import { Field } from '#platform/ui/field.tsx';
import { RequiredMark } from '#platform/ui/required-mark.tsx';
import { StepButtons } from '#platform/ui/step-buttons.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/add.ts';
import * as productsTexts from '../../texts/products.ts';
import * as complaintTexts from '../../texts/storefront.ts';
import { ATTACHMENT_ACCEPT, ATTACHMENT_HINT, ATTACHMENT_LIMITS } from '../parts/attachment-limits.ts';
import { type AddField, addForm } from './add-form.ts';
import { DateControl } from './date-control.tsx';
import type { AddData } from './load.server.ts';

interface AddScreenProps {
  data: AddData;
  reply: FormReply<AddField> | undefined;
}

export function AddScreen({ data: { today, years, sites, contact, key }, reply }: AddScreenProps) {
  const form = useMemo(() => addForm(today), [today]);
  const defaultValue = { email: contact?.email, phone: contact?.phone };
  const { formProps, field, formError, submitting } = useShopForm(form, { reply, id: 'rma_add_form', defaultValue });
  return (
    <PostForm encType="multipart/form-data" {...formProps} className="grid gap-6">
      <FormError text={formError} />
      <input type="hidden" name="key" value={reply?.initialValue.key || key} />
      <Section title={texts.productTitle}>
        <TextControl field={field('product')} label={texts.product} />
        <TextControl field={field('serial_number')} label={texts.serialNumber} hint={texts.serialNumberHint} optional />
        <DateControl day={field('begind')} month={field('beginm')} year={field('beginy')} years={years} />
        <div className="group/place grid gap-5 sm:col-span-full">
          <ChoiceControl
            field={field('buy_place')}
            legend={<Requested>{texts.place}</Requested>}
            choices={BUY_PLACES.map((value) => ({ value, label: texts.buyPlaces[value] }))}
            className="grid gap-2 xl:grid-cols-3 [&_label]:h-full"
          />
          {/* One field for two choices, so it cannot stand inside of them. */}
          <TextControl
            field={needed(field('buy_place_desc'))}
            label={texts.placeDetails}
            className="hidden max-w-md group-has-[[value=auction]:checked]/place:block group-has-[[value=other]:checked]/place:block"
          />
        </div>
      </Section>
      <Section title={texts.faultTitle}>
        <TextareaControl field={field('usterka')} label={texts.description} rows={5} className={READABLE} />
        <div className={READABLE}>
          <FilesControl
            field={field('comment_photo')}
            label={complaintTexts.attachments}
            hint={ATTACHMENT_HINT}
            limits={ATTACHMENT_LIMITS}
            accept={ATTACHMENT_ACCEPT}
          />
        </div>
        <SiteControl field={field('stock')} sites={sites} />
      </Section>
      <Section title={texts.refundLabel}>
        <div className={READABLE}>
          <ChoiceControl
            field={field('payment_source')}
            legend={<Requested>{texts.refund}</Requested>}
            choices={PAYMENT_SOURCES.map((value) => ({
              value,
              label: texts.refunds[value],
              inside: renderRefundDetails(value, field),
            }))}
          />
        </div>
      </Section>
      <Section title={texts.contactTitle}>
        <TextControl field={field('email')} label={texts.email} type="email" autoComplete="email" />
        <TextControl field={field('phone')} label={texts.phone} type="tel" autoComplete="tel" optional />
      </Section>
      <StepButtons back={{ to: '/reklamacje', label: productsTexts.back }} submit={texts.submit} loading={submitting} />
    </PostForm>
  );
}

const READABLE = 'max-w-[40.625rem] sm:col-span-full';

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <h2 className="mb-4 type-sub">{title}</h2>
      <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
    </Card>
  );
}

/** A question that must be answered. */
function Requested({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <RequiredMark />
    </>
  );
}

function renderRefundDetails(source: PaymentSource, field: RenderField<AddField>): ReactNode {
  switch (source) {
    case 'b':
      return (
        <TextControl
          field={needed(field('payment_addres1'))}
          label={texts.bankAccount}
          inputMode="numeric"
          autoComplete="off"
        />
      );
    case 'p':
      return (
        <TextareaControl
          field={needed(field('payment_addres2'))}
          label={texts.refundAddress}
          autoComplete="street-address"
        />
      );
    case 'c':
      return (
        <TextareaControl field={needed(field('payment_addres3'))} label={texts.chequeData} hint={texts.chequeHint} />
      );
    case 't':
      return null;
  }
}

function SiteControl({ field, sites }: { field: FieldState } & Pick<AddData, 'sites'>) {
  return (
    <Field id={field.control.id} label={texts.site} optional className={READABLE}>
      {(wiring) => (
        <Select {...wiring} name="stock" defaultValue={field.defaultValue ?? ''}>
          <option value="">{texts.siteNone}</option>
          {sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
