import { Form } from 'react-router';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import { quantityWithUnit } from '#modules/catalogue/availability/texts/units.ts';
import type { FormAnswer } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Field } from '#platform/ui/field.tsx';
import { Input, Textarea } from '#platform/ui/text-controls.tsx';
import * as texts from '../../texts/panel.ts';
import type { ShownReturn } from './load.server.ts';

/** The note belongs to the chosen step. */
export function CheckForm({ filed, answer }: { filed: ShownReturn; answer: FormAnswer | undefined }) {
  const { code, lines, may } = filed;
  const typed = answer?.typed;
  return (
    <Section title={texts.check.title}>
      <Form method="post" key={filed.state} className="grid gap-4">
        {lines.map(({ lineId, name, versionName, sizeName, quantity, unit, unitPlural }) => (
          <div key={lineId} className="flex flex-wrap items-start gap-x-6 gap-y-3">
            <Field
              label={texts.takenOf([name, versionName, sizeName].filter(Boolean).join(', '))}
              hint={`${texts.sent}: ${quantityWithUnit(quantity, { unit, unitPlural })}`}
              error={answer?.faults?.[`piece-${lineId}`]}
            >
              {(wiring) => (
                <Input
                  {...wiring}
                  name={`piece-${lineId}`}
                  inputMode="decimal"
                  defaultValue={typed?.[`piece-${lineId}`] ?? String(quantity).replace('.', ',')}
                  className="max-w-32"
                />
              )}
            </Field>
            <Field label={texts.check.restock} hint={texts.check.restockHint}>
              {(wiring) => (
                <Input
                  {...wiring}
                  name={`restock-${lineId}`}
                  inputMode="decimal"
                  defaultValue={typed?.[`restock-${lineId}`] ?? String(quantity).replace('.', ',')}
                  className="max-w-32"
                />
              )}
            </Field>
          </div>
        ))}
        <Field label={shared.note} hint={texts.check.noteHint} optional>
          {(wiring) => <Textarea {...wiring} name="note" rows={3} maxLength={2000} defaultValue={typed?.note} />}
        </Field>
        <div className="flex flex-wrap gap-2">
          {may.receive && (
            <Button type="submit" name="intent" value="receive" look="secondary">
              {texts.check.receive}
            </Button>
          )}
          <ConfirmButton intent="accept" question={texts.check.acceptQuestion(code)}>
            {texts.check.accept}
          </ConfirmButton>
          {may.decide && (
            <ConfirmButton intent="refuse" question={texts.check.refuseQuestion(code)} look="danger">
              {texts.check.refuse}
            </ConfirmButton>
          )}
        </div>
      </Form>
    </Section>
  );
}
