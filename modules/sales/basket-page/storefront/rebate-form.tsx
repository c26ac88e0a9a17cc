import { useEffect, useRef } from 'react';
import { useNavigation } from 'react-router';
import * as rebateTexts from '#modules/sales/rebates/texts/storefront.ts';
import { PostForm } from '#platform/forms/storefront/post-form.tsx';
import { scrollToFirstError } from '#platform/forms/storefront/scroll-to-error.ts';
import { Message } from '#platform/ui/alert/message.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input } from '#platform/ui/text-controls.tsx';
import type { RebateAnswer } from './action.server.ts';
import type { BasketExtras } from './basket-figures.server.ts';

interface RebateFormProps {
  rebates: BasketExtras['rebates'];
  /** Gift cards and vouchers that pay for a part of the order. */
  cards: BasketExtras['cards'];
  answer: RebateAnswer | undefined;
  /** The page whose action takes the code. */
  action?: string;
  /** Alone on a page its field is open. */
  alone?: boolean;
}

/** Accepted codes and cards, a field for another one, and the outcome of the last. */
export function RebateForm({ rebates, cards, answer, action = '/koszyk', alone }: RebateFormProps) {
  return (
    <section aria-label={rebateTexts.title} className={alone ? undefined : 'py-1'}>
      <ul>
        {rebates.applied.map(({ code, name }) => (
          <Given key={code} title={code} text={name} action={action} />
        ))}
        {rebates.refused.map(({ code, text }) => (
          <Given key={code} title={code} text={text} action={action} refused />
        ))}
        {cards.map(({ id, text }) => (
          <Given key={id} title={text} cardId={id} action={action} />
        ))}
      </ul>
      {alone ? (
        <CodeField action={action} answer={answer} />
      ) : (
        <Disclosure title={rebateTexts.open} open={answer !== undefined} look="row" className="text-sm">
          <CodeField action={action} answer={answer} />
        </Disclosure>
      )}
      {answer?.ok && (
        <Message kind="success" className="mt-3">
          <p>{answer.text}</p>
        </Message>
      )}
    </section>
  );
}

function CodeField({ action, answer }: Required<Pick<RebateFormProps, 'action'>> & Pick<RebateFormProps, 'answer'>) {
  const { state, formData } = useNavigation();
  const busy = state === 'submitting';
  // Space for a refusal is reserved from the click on, because the customer may be reading further down.
  const isChecking = formData?.has('code');
  const input = useRef<HTMLInputElement>(null);
  const pin = useRef<HTMLInputElement>(null);

  // The field keeps the focus: a refused code is corrected there, an accepted one leaves it empty.
  useEffect(() => {
    const field = input.current;
    if (!answer || !field) return;
    field.value = answer.code;
    if (!answer.ok) scrollToFirstError(field, pin.current ?? field);
  }, [answer]);

  return (
    <PostForm action={action} preventScrollReset className="mt-2 grid gap-3" aria-busy={busy}>
      <Field
        id="rebate-code"
        label={rebateTexts.label}
        // Space for messages of two lines, so that a refusal moves nothing.
        className="[&>p]:min-h-10"
        hint={isChecking ? rebateTexts.checking : undefined}
        error={answer && !answer.ok && !isChecking ? answer.text : undefined}
      >
        {(wiring) => (
          <Input
            {...wiring}
            ref={input}
            name="code"
            defaultValue={answer?.code}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={100}
          />
        )}
      </Field>
      {answer?.requiresPin && (
        <Field id="rebate-pin" label={rebateTexts.pin}>
          {(wiring) => (
            <Input
              {...wiring}
              ref={pin}
              name="pin"
              type="password"
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
            />
          )}
        </Field>
      )}
      <Button type="submit" look="secondary">
        {rebateTexts.submit}
      </Button>
    </PostForm>
  );
}

interface GivenProps {
  /** The code itself, or what a card pays. */
  title: string;
  text?: string;
  action: string;
  refused?: boolean;
  cardId?: number;
}

function Given({ title, text, action, refused, cardId }: GivenProps) {
  return (
    <li className="flex items-center justify-between gap-3">
      <span className="min-w-0 text-sm">
        <strong className="wrap-anywhere">{title}</strong>
        {text && <span className={refused ? 'block text-error' : 'block text-ink-soft'}>{text}</span>}
      </span>
      <PostForm action={action} preventScrollReset>
        <Button
          type="submit"
          name={cardId === undefined ? 'remove' : 'removeCard'}
          value={cardId ?? title}
          look="quiet"
          size="sm"
          aria-label={(cardId === undefined ? rebateTexts.removeCode : rebateTexts.removeCard)(title)}
        >
          {rebateTexts.remove}
        </Button>
      </PostForm>
    </li>
  );
}
