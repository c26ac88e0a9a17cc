import { Form } from 'react-router';
import { REFUND_WAYS } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/claim-refund.ts';

interface RefundFormProps {
  amount?: string;
  amountHint?: string;
  /** Not where the shopper has chosen the way. */
  hasWays?: boolean;
  /** After a withdrawal a voucher needs the customer's express consent. */
  requiresVoucherConsent?: boolean;
  /** After a refusal. */
  typed?: Record<string, string>;
  /** How the money goes; another sentence where it goes another way. */
  lead?: string;
  faults?: Record<string, string | undefined>;
  /** One press of the button is one refund. */
  formKey?: string;
  question: string;
  isAllowed: boolean;
}

/** Money goes back: the sum, the way, and a question that names both before it is done. */
export function RefundForm(props: RefundFormProps) {
  const {
    amount: proposed = '',
    amountHint,
    hasWays = false,
    requiresVoucherConsent = false,
    typed,
    lead = texts.money.lead,
    faults,
    formKey = '',
    question,
    isAllowed,
  } = props;
  const amount = typed?.amount ?? proposed;
  const way = typed?.way ?? 'same-way';
  if (!isAllowed) {
    return (
      <Section title={texts.money.title}>
        <p className="text-ink-soft">{texts.money.notAllowed}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.money.title}>
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="key" value={formKey} />
        <TextField
          label={texts.money.amount}
          hint={amountHint}
          error={faults?.amount}
          name="amount"
          inputMode="decimal"
          defaultValue={amount}
          key={amount}
          className="max-w-48"
        />
        {hasWays && (
          <Field label={texts.money.way}>
            {(wiring) => (
              <Select {...wiring} name="way" defaultValue={way} key={way}>
                {REFUND_WAYS.map((one) => (
                  <option key={one} value={one}>
                    {texts.refundWays[one].name}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {requiresVoucherConsent && (
          <Checkbox
            name="voucherConsent"
            value="1"
            label={texts.money.voucherConsent}
            hint={texts.money.voucherConsentHint}
            error={faults?.voucherConsent}
            defaultChecked={typed?.voucherConsent === '1'}
          />
        )}
        {hasWays && (
          <TextField
            label={texts.money.account}
            hint={texts.money.accountHint}
            error={faults?.account}
            name="account"
            inputMode="text"
            autoComplete="off"
            defaultValue={typed?.account}
            className="max-w-96"
          />
        )}
        <p className="text-ink-soft text-sm">{lead}</p>
        <div>
          <ConfirmButton intent="refund" question={question}>
            {texts.money.submit}
          </ConfirmButton>
        </div>
      </Form>
    </Section>
  );
}
