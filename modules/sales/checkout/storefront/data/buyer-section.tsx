import { AddressGroup } from '#modules/customers/accounts/storefront/client-form/address-group.tsx';
import { invoiceCompanyHint } from '#modules/customers/accounts/texts/address.ts';
import type { GoodsSent } from '#modules/sales/order-ledger/rules/goods-sent.ts';
import { CheckboxControl } from '#platform/forms/storefront/checkbox-control.tsx';
import { ChoiceControl } from '#platform/forms/storefront/choice-control.tsx';
import { TextControl } from '#platform/forms/storefront/text-control.tsx';
import { needed, type RenderField } from '#platform/forms/storefront/use-shop-form.ts';
import { Card } from '#platform/ui/card.tsx';
import * as orderDataTexts from '../../texts/data.ts';
import type { OrderDataField } from './order-data-form.ts';

const BUYERS = (['private', 'company'] as const).map((value) => ({ value, label: orderDataTexts.buyer[value] }));

/** Fields that do not apply are hidden by styles alone, so that the form works without a script. */
export function BuyerSection({ goods, field }: { goods: GoodsSent; field: RenderField<OrderDataField> }) {
  const texts = orderDataTexts.fields;
  return (
    <Card>
      <h2 id="kupujacy" className="type-sub">
        {orderDataTexts.buyer.title}
      </h2>
      <div className="group/buyer mt-4 grid gap-5">
        <ChoiceControl
          field={field('buyer')}
          legend={orderDataTexts.buyer.legend}
          choices={BUYERS}
          className="grid gap-2 sm:grid-cols-2"
        />
        <div className="hidden gap-5 group-has-[[value=company]:checked]/buyer:grid sm:grid-cols-2">
          <TextControl
            field={needed(field('billing_companyName'))}
            label={texts.companyName}
            autoComplete="billing organization"
          />
          <TextControl field={needed(field('billing_taxNumber'))} label={texts.taxNumber} inputMode="numeric" />
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <div className="grid gap-5 max-sm:grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] max-sm:gap-x-3 sm:contents">
            <TextControl field={field('billing_firstName')} label={texts.firstName} autoComplete="billing given-name" />
            <TextControl field={field('billing_lastName')} label={texts.lastName} autoComplete="billing family-name" />
          </div>
          <TextControl
            field={field('email')}
            label={texts.email}
            hint={texts.emailHints[goods]}
            type="email"
            autoComplete="email"
          />
          <TextControl
            field={field('billing_phone')}
            label={texts.phone}
            hint={<PhoneHint />}
            type="tel"
            autoComplete="tel"
          />
          <div className="buyer-place contents">
            <AddressGroup whose="billing" country="country" field={field} />
          </div>
        </div>
      </div>
      <div className="only-sent group/delivery mt-3">
        <CheckboxControl field={field('otherDelivery')} label={orderDataTexts.otherDelivery} />
        <fieldset className="mt-2 hidden gap-5 group-has-[[name=otherDelivery]:checked]/delivery:grid sm:grid-cols-2">
          <legend className="sr-only">{orderDataTexts.deliveryAddress}</legend>
          <PersonFields whose="delivery" field={field} />
          <AddressGroup whose="delivery" country="country" field={field} />
        </fieldset>
      </div>
      <div className="group/invoice">
        <CheckboxControl field={field('otherInvoice')} label={orderDataTexts.otherInvoice} />
        <fieldset className="mt-2 hidden gap-5 group-has-[[name=otherInvoice]:checked]/invoice:grid sm:grid-cols-2">
          <legend className="sr-only">{orderDataTexts.invoiceAddress}</legend>
          <TextControl field={field('invoice_companyName')} label={texts.companyName} hint={invoiceCompanyHint} />
          <TextControl field={field('invoice_taxNumber')} label={texts.taxNumber} inputMode="numeric" />
          <PersonFields whose="invoice" field={field} />
          <AddressGroup whose="invoice" country="country" field={field} />
        </fieldset>
      </div>
    </Card>
  );
}

/** Styles show the hint of the chosen courier. */
function PhoneHint() {
  const { any, address, locker } = orderDataTexts.fields.phoneHints;
  return (
    <>
      <span className="group-has-[:is([data-choice*=-address-],[data-choice*=-locker],[data-choice*=-point-point]):checked]/order:hidden">
        {any}
      </span>
      <span className="hidden group-has-[[data-choice*=-address-]:checked]/order:inline">{address}</span>
      <span className="hidden group-has-[:is([data-choice*=-point-locker],[data-choice*=-point-point]):checked]/order:inline">
        {locker}
      </span>
    </>
  );
}

function PersonFields({ whose, field }: { whose: 'delivery' | 'invoice'; field: RenderField<OrderDataField> }) {
  return (
    <>
      <TextControl field={field(`${whose}_firstName`)} label={orderDataTexts.fields.firstName} />
      <TextControl field={field(`${whose}_lastName`)} label={orderDataTexts.fields.lastName} />
    </>
  );
}
