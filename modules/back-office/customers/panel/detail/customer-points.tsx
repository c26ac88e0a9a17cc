import { Form, useActionData } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Disclosure } from '#platform/ui/disclosure.tsx';
import { points as texts } from '../../texts/panel-detail.ts';
import type { CustomerAnswer } from './action.server.ts';
import type { CustomerScreen } from './load.server.ts';

export function CustomerPoints({ customer: { name, points, may } }: { customer: CustomerScreen }) {
  const typed = useActionData<CustomerAnswer>()?.typed;
  return (
    <Section title={texts.title} lead={texts.balance(points.balance)}>
      {points.entries.length === 0 ? (
        <p className="text-ink-soft">{texts.none}</p>
      ) : (
        <Disclosure title={texts.history}>
          <ul>
            {points.entries.map(({ key, text, change, at }) => (
              <li key={key} className="flex justify-between gap-4 border-line border-t py-2 first:border-t-0">
                <span>
                  {text}
                  <span className="figures block text-ink-soft text-sm">{at}</span>
                </span>
                <span className="figures whitespace-nowrap font-semibold">{change}</span>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
      {may.points && (
        <Form method="post" key={points.seen} className="grid gap-3 border-line border-t pt-4">
          <h3>{texts.correct}</h3>
          <input type="hidden" name="seen" value={points.seen} />
          <TextField
            label={texts.change}
            hint={texts.changeHint}
            name="change"
            autoComplete="off"
            defaultValue={typed?.change}
            required
          />
          <TextField
            label={texts.reason}
            hint={texts.reasonHint}
            name="reason"
            maxLength={200}
            autoComplete="off"
            defaultValue={typed?.reason}
            required
          />
          <div>
            <ConfirmButton intent="points" look="secondary" question={texts.question(name)}>
              {texts.button}
            </ConfirmButton>
          </div>
        </Form>
      )}
    </Section>
  );
}
