import { Section } from '#platform/panel-ui/section.tsx';
import { Table } from '#platform/ui/table.tsx';
import { fields, sizeFields, differences as texts } from '../../texts/panel-product.ts';
import type { EditAnswer } from './action.server.ts';

/** Values another user saved since the editor was opened, next to the typed ones. */
export function Differences({ list }: { list: NonNullable<EditAnswer['differences']> }) {
  return (
    <div role="alert">
      <Section title={texts.title} lead={texts.lead} className="mb-4">
        <Table caption={texts.title}>
          <thead>
            <tr>
              <th scope="col">{texts.field}</th>
              <th scope="col">{texts.theirs}</th>
              <th scope="col">{texts.mine}</th>
            </tr>
          </thead>
          <tbody>
            {list.map(({ name, theirs, mine }) => (
              <tr key={name}>
                <th scope="row">{wordsOf(name)}</th>
                <td className="wrap-anywhere whitespace-pre-wrap">{theirs || texts.nought}</td>
                <td className="wrap-anywhere whitespace-pre-wrap">{mine || texts.nought}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
    </div>
  );
}

/** `s12.price` is a field of a size. */
export function wordsOf(name: string): string {
  const labels: Record<string, { label: string } | undefined> = name.includes('.') ? sizeFields : fields;
  return labels[name.slice(name.indexOf('.') + 1)]?.label ?? name;
}
