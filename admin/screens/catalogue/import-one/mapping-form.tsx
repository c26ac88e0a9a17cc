import { Form } from 'react-router';
import { Section } from '#admin/ui/section.tsx';
import { Button } from '#app/ui/button.tsx';
import { Table } from '#app/ui/table.tsx';
import { Select } from '#app/ui/text-controls.tsx';
import { one, mapping as texts } from '#texts/panel/catalogue-import.ts';

interface MappingFormProps {
  headings: { heading: string; example: string; column: string }[];
  choices: { value: string; label: string }[];
  chosen: Readonly<Record<string, string>> | undefined;
  isFeed: boolean;
}

/** What the columns of the file mean, and what is to be done with it. */
export function MappingForm({ headings, choices, chosen, isFeed }: MappingFormProps) {
  return (
    <Section title={texts.title} lead={isFeed ? texts.feed : texts.lead}>
      <Form method="post" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {headings.length > 0 && (
          <Table caption={texts.title}>
            <thead>
              <tr>
                <th scope="col">{texts.heading}</th>
                <th scope="col">{texts.example}</th>
                <th scope="col">{texts.column}</th>
              </tr>
            </thead>
            <tbody>
              {headings.map(({ heading, example, column }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a heading may stand twice in a file; its place is its name.
                <tr key={at}>
                  <th scope="row" className="font-normal">
                    {heading || texts.unnamed}
                  </th>
                  <td className="max-w-[16rem] truncate">{example}</td>
                  <td>
                    <Select
                      name={`column-${at}`}
                      aria-label={texts.columnOf(heading || texts.unnamed)}
                      defaultValue={chosen?.[heading] ?? column}
                    >
                      <option value="">{texts.leaveOut}</option>
                      {choices.map(({ value, label }) => (
                        <option key={value} value={value}>
                          {label}
                        </option>
                      ))}
                    </Select>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
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
