import type { ConfiguratorQuestion } from '#rules/catalogue/configurator-question.ts';
import { formatMoney } from '#rules/money/format-money.ts';
import type { Grosze } from '#rules/money/grosze.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Field } from '../../ui/field.tsx';
import { FieldGroup } from '../../ui/field-group.tsx';
import { Input } from '../../ui/input.tsx';
import { Select } from '../../ui/select.tsx';

/** Questions of a configurable product, sent as `priceformula[name]` with the product form. */
export function Configurator({ questions }: { questions: ConfiguratorQuestion[] }) {
  if (questions.length === 0) return null;
  return (
    <div className="mt-5 space-y-4">
      {questions.map((question) => (
        <Question key={question.name} question={question} />
      ))}
    </div>
  );
}

function Question({ question }: { question: ConfiguratorQuestion }) {
  const { name, label, kind, required, maxLength, values } = question;
  if (kind === 'several') {
    return (
      <FieldGroup legend={label}>
        {values.map((value, index) => (
          <Checkbox
            key={value.id}
            name={`priceformula[${name}][${index}]`}
            value={value.id}
            label={withSurcharge(value)}
          />
        ))}
      </FieldGroup>
    );
  }
  return (
    <Field
      label={kind === 'text' ? withSurcharge({ label, surcharge: values[0]?.surcharge ?? 0 }) : label}
      required={required}
    >
      {(control) =>
        kind === 'text' ? (
          <Input {...control} name={`priceformula[${name}]`} maxLength={maxLength} />
        ) : (
          <Select {...control} name={`priceformula[${name}]`}>
            {values.map((value) => (
              <option key={value.id} value={value.id}>
                {withSurcharge(value)}
              </option>
            ))}
          </Select>
        )
      }
    </Field>
  );
}

function withSurcharge({ label, surcharge }: { label: string; surcharge: Grosze }): string {
  return surcharge > 0 ? `${label} (+${formatMoney(surcharge)})` : label;
}
