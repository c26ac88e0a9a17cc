import { Empty } from '#admin/ui/empty.tsx';
import { Section } from '#admin/ui/section.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import { states, history as texts } from '#texts/panel/catalogue-import.ts';
import type { loadImports } from './load.server.ts';

type Rows = Awaited<ReturnType<typeof loadImports>>['past'];

/** The last imports, each leading to its own screen. */
export function ImportHistory({ rows }: { rows: Rows }) {
  return (
    <Section title={texts.title}>
      {rows.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <Table caption={texts.title}>
          <thead>
            <tr>
              {[texts.when, texts.what, texts.state, texts.result, texts.who].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, who, what, state, result, faults }) => (
              <tr key={id}>
                <td className="whitespace-nowrap">{at}</td>
                <td className="[overflow-wrap:anywhere]">
                  <Link to={`/zaplecze/import/${id}`}>{what}</Link>
                </td>
                <td>
                  <Badge tone={state === 'done' ? 'ok' : 'neutral'}>{states[state]}</Badge>
                </td>
                <td>{[result, faults].filter(Boolean).join(', ')}</td>
                <td>{who}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
