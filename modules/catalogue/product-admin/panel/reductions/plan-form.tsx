import { Form } from 'react-router';
import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import type { TypedField } from '#platform/forms/rules/typed-fields.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { inputFaults } from '#platform/panel-ui/texts/faults.ts';
import { Button } from '#platform/ui/button.tsx';
import { Table } from '#platform/ui/table.tsx';
import { planFields } from '../../rules/plan-fields.ts';
import * as texts from '../../texts/panel-reductions.ts';
import type { PlanAnswer } from './load.server.ts';

interface PlanFormProps {
  answer: PlanAnswer | undefined;
  options: Record<string, { value: string; label: string }[]>;
}

/** A new reduction: first what the law lets it be called, then the plan. */
export function PlanForm({ answer, options }: PlanFormProps) {
  const { typed = {}, faults = {}, preview } = answer ?? {};
  return (
    <Form method="post" noValidate className="mt-4 grid gap-4">
      <Section title={texts.newReduction}>
        <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 xl:grid-cols-3">
          {(Object.keys(planFields) as (keyof typeof planFields)[]).map((name) => (
            <ResourceField
              key={name}
              name={name}
              field={planFields[name] as TypedField<unknown>}
              words={texts.fields[name]}
              value={typed[name] ?? ''}
              error={faults[name] && inputFaults[faults[name]]}
              options={options[name]}
            />
          ))}
        </div>
        {preview && <Preview preview={preview} />}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="check" look={preview ? 'secondary' : undefined}>
            {texts.check}
          </Button>
          {preview && (
            <Button type="submit" name="intent" value="plan">
              {texts.save}
            </Button>
          )}
        </div>
      </Section>
    </Form>
  );
}

function Preview({ preview: { many, rows } }: { preview: NonNullable<PlanAnswer['preview']> }) {
  const words = texts.preview;
  return (
    <>
      <Table caption={words.title(many)} captionHidden={false}>
        <thead>
          <tr>
            {[words.product, words.regular, words.price, words.lowest, words.shown].map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, regular, price, lowest, shown }) => (
            <tr key={id}>
              <th scope="row" className="font-normal">
                {name}
              </th>
              <td>{regular}</td>
              <td>{price}</td>
              <td>{lowest}</td>
              <td>{shown}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {rows.length < many && <p className="text-ink-soft">{words.more(many - rows.length)}</p>}
    </>
  );
}
