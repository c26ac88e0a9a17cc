import { useLayoutEffect, useRef, useState } from 'react';
import { type ConfiguratorQuestion, cheapestAnswer } from '#modules/catalogue/pricing/rules/configurator.ts';
import * as productOptionTexts from '#modules/catalogue/products/texts/options.ts';
import type { Grosze } from '#platform/money/rules/grosze.ts';
import { Checkbox } from '#platform/ui/checkbox.tsx';
import { Field } from '#platform/ui/field.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Input, Select } from '#platform/ui/text-controls.tsx';
import { type FormPrice, useFormPrice } from './use-form-price.ts';

interface ConfiguratorProps {
  questions: ConfiguratorQuestion[];
  missing: boolean;
  money: (gross: Grosze) => string;
  onPrice: (price: FormPrice | null) => void;
}

/** Sent as `priceformula[name]`; the server calculates the price. */
export default function Configurator({ questions, missing, money, onPrice }: ConfiguratorProps) {
  const { box, pending } = useFormPrice(onPrice);
  return (
    <div ref={box} aria-busy={pending} className="mt-5 space-y-4 rounded-lg border border-line bg-surface p-4 md:p-5">
      <h2 className="type-sub">{productOptionTexts.configure}</h2>
      {questions.map((question) => (
        <Question key={question.name} question={question} missing={missing} money={money} />
      ))}
    </div>
  );
}

type QuestionProps = Pick<ConfiguratorProps, 'missing' | 'money'> & { question: ConfiguratorQuestion };

function Question({ question, missing, money }: QuestionProps) {
  const { name, label, kind, required, maxLength, values } = question;
  // The base price includes the cheapest answer; each of several answers costs extra.
  const held = kind === 'several' ? 0 : cheapestAnswer(question);
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Text typed before the script arrived.
  useLayoutEffect(() => {
    if (input.current) setText(input.current.value);
  }, []);
  const withSurcharge = (value: { label: string; surcharge: Grosze }) =>
    value.surcharge > held ? productOptionTexts.surcharge(value.label, money(value.surcharge - held)) : value.label;
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
      hint={kind === 'text' && maxLength ? productOptionTexts.charactersLeft(maxLength - text.length) : undefined}
      error={
        missing && required && kind === 'text' && text.trim() === '' ? productOptionTexts.answerMissing : undefined
      }
    >
      {(control) =>
        kind === 'text' ? (
          <Input
            {...control}
            ref={input}
            name={`priceformula[${name}]`}
            maxLength={maxLength}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        ) : (
          <Select {...control} required={false} name={`priceformula[${name}]`}>
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
