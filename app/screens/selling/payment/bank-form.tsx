import { PostForm } from '#app/features/platform/forms/post-form.tsx';
import { paymentTexts } from '#texts/selling/payment.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import type { PaymentProps } from './load.server.ts';
import { useSending } from './use-sending.ts';

const texts = paymentTexts.bank;

/** The way to the bank; what is lent also asks for consents (S8.35, S8.36). */
export function BankForm({ payment: { kind, method, begun }, answer }: PaymentProps) {
  const sending = useSending('pay');
  const onCredit = kind === 'instalments' || kind === 'deferred';
  const errorAt = (field: string) => (answer?.field === field ? answer.problem : undefined);
  return (
    <Card>
      <p>{texts.lead(method)}</p>
      <PostForm noValidate className="mt-4">
        {onCredit && (
          <div className="mb-4">
            <Checkbox
              name="consent"
              label={texts.consent}
              error={errorAt('consent')}
              defaultChecked={hasConsent(answer)}
            />
            {kind === 'instalments' && <Checkbox name="terms" label={texts.terms} error={errorAt('terms')} />}
          </div>
        )}
        <Button type="submit" name="intent" value="pay" size="lg" loading={sending}>
          {begun ? texts.resume : texts.submit}
        </Button>
      </PostForm>
    </Card>
  );
}

/** Whoever only missed the terms had given the consent. */
function hasConsent(answer: PaymentProps['answer']): boolean {
  return answer?.field === 'terms';
}
