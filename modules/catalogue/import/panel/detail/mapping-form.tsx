import { Form } from 'react-router';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Select } from '#platform/ui/text-controls.tsx';
import { one, mapping as texts } from '../../texts/panel.ts';

interface MappingFormProps {
  headings: { heading: string; example: string; column: string }[];
  choices: { value: string; label: string }[];
  chosen: Readonly<Record<string, string>> | undefined;
  isFeed: boolean;
}

export function MappingForm({ headings, choices, chosen, isFeed }: MappingFormProps) {
  return (
    <Section title={texts.title} lead={isFeed ? texts.feed : texts.lead}>
      <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {headings.length > 0 && (
          <PanelTable
            caption={texts.title}
            rows={headings.map((one, at) => ({ ...one, at, label: one.heading || texts.unnamed }))}
            keyOf={({ at }) => at}
            columns={[
              { label: texts.heading, className: 'font-normal', cell: ({ label }) => label },
              { label: texts.example, className: '[overflow-wrap:anywhere]', cell: ({ example }) => example },
              {
                label: texts.column,
                cell: ({ at, label, heading, column }) => (
                  <Select
                    name={`column-${at}`}
                    aria-label={texts.columnOf(label)}
                    defaultValue={chosen?.[heading] ?? column}
                  >
                    <option value="">{texts.leaveOut}</option>
                    {choices.map((choice) => (
                      <option key={choice.value} value={choice.value}>
                        {choice.label}
                      </option>
                    ))}
                  </Select>
                ),
              },
            ]}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="check" look="secondary">
            {one.check}
          </Button>
          <Button type="submit" name="intent" value="import">
            {one.bring}
          </Button>
        </div>
      </Form>
    </Section>
  );
}
