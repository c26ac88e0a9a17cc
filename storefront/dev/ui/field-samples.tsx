import { CALENDAR_DATE_FORMAT } from '#platform/time/rules/date-format.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { DatePicker } from '#platform/ui/date-picker/date-picker.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { NumberStepper } from '#platform/ui/number-stepper.tsx';
import { Radio } from '#platform/ui/radio.tsx';
import { Input, Select, Textarea } from '#platform/ui/text-controls.tsx';
import * as devUiTexts from '#storefront/dev/texts/dev-ui.ts';
import { SampleSection } from './sample-section.tsx';

const texts = devUiTexts.fields;

export function FieldSamples() {
  return (
    <SampleSection heading={texts.heading}>
      <div className="grid gap-x-8 gap-y-6 md:grid-cols-2">
        <Field label={texts.name} hint={texts.nameHint} required>
          {(control) => <Input {...control} name="name" autoComplete="name" />}
        </Field>
        <Field label={texts.email} error={texts.emailError} required>
          {(control) => <Input {...control} name="email" type="email" defaultValue="jan@" autoComplete="email" />}
        </Field>
        <Field label={texts.country}>
          {(control) => (
            <Select {...control} name="country">
              {texts.countries.map((country) => (
                <option key={country}>{country}</option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={texts.disabled}>{(control) => <Input {...control} name="off" disabled />}</Field>
        <Field label={texts.note} optional className="md:col-span-2">
          {(control) => <Textarea {...control} name="note" />}
        </Field>
        <div>
          <Checkbox name="newsletter" label={texts.newsletter} defaultChecked />
          <Checkbox name="terms" label={texts.terms} error={texts.termsError} />
          <Checkbox name="off" label={texts.disabled} disabled />
        </div>
        <FieldGroup legend={texts.delivery}>
          <div className="grid gap-2">
            {texts.deliveries.map(({ label, detail }, index) => (
              <Radio
                key={label}
                name="delivery"
                value={label}
                label={label}
                detail={detail}
                framed
                defaultChecked={index === 0}
              />
            ))}
          </div>
        </FieldGroup>
        <Field label={texts.birthDate} hint={texts.birthDateHint}>
          {(control) => (
            <DatePicker {...control} name="birth" format={CALENDAR_DATE_FORMAT} defaultValue="1990-02-01" />
          )}
        </Field>
        <Field label={texts.date} hint={texts.dateHint}>
          {(control) => <DatePicker {...control} name="date" />}
        </Field>
        <Field label={texts.quantity}>
          {(control) => <NumberStepper {...control} name="quantity" defaultValue={1} min={1} max={10} />}
        </Field>
        <Field label={texts.metres}>
          {(control) => <NumberStepper {...control} name="metres" defaultValue={0.5} min={0.1} step={0.1} />}
        </Field>
      </div>
    </SampleSection>
  );
}
