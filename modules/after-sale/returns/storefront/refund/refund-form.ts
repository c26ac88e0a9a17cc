import type { RefundWay } from '#modules/sales/order-ledger/rules/refund-amount.ts';
import { BANK_ACCOUNT_CHECK } from '#platform/forms/rules/server-check.ts';
import { defineForm } from '#platform/forms/storefront/define-form.ts';
import { textField } from '#platform/forms/storefront/form-field.ts';
import { checkRefund, parseRefundWay } from '../../rules/refund.ts';
import * as returnsRefundTexts from '../../texts/refund.ts';

/** S2.70: the way of the refund, with an account or words where it needs them; nothing where nothing has been paid. */
export const refundForm = (ways: readonly RefundWay[]) =>
  defineForm(
    {
      // The contract's name (3.5): here it is the refund.
      return_type: textField({
        validate: true,
        required: ways.length > 0,
        texts: { required: returnsRefundTexts.faults['no-way'] },
      }),
      bank_account: textField({ validate: true, maxlength: 60, serverCheck: BANK_ACCOUNT_CHECK }),
      refund_note: textField({ validate: true, maxlength: 500 }),
    },
    ({ return_type, bank_account, refund_note }) => {
      const answer = { way: parseRefundWay(return_type), bankAccount: bank_account, note: refund_note };
      const fault = checkRefund(answer, ways);
      if (fault === 'bank-account') return { bank_account: returnsRefundTexts.faults[fault] };
      if (fault === 'note-too-short') return { refund_note: returnsRefundTexts.faults[fault] };
      return {};
    },
  );
