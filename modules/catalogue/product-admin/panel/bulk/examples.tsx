import { Table } from '#platform/ui/table.tsx';
import { examples as texts } from '../../texts/panel-bulk.ts';

interface Example {
  name: string;
  before: string;
  after: string;
}

/** The first of the chosen products, as they are and as they would be. */
export function Examples({ list }: { list: Example[] }) {
  return (
    <Table caption={texts.title(list.length)}>
      <thead>
        <tr>
          <th scope="col">{texts.product}</th>
          <th scope="col">{texts.before}</th>
          <th scope="col">{texts.after}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" className="font-normal">
              {name}
            </th>
            <td>{before}</td>
            <td>{after}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
