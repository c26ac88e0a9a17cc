import { Form } from 'react-router';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { Empty } from '#admin/ui/empty.tsx';
import { Section } from '#admin/ui/section.tsx';
import { useLookAgain } from '#admin/ui/use-look-again.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Table } from '#app/ui/table.tsx';
import { states, past as texts } from '#texts/panel/catalogue-bulk.ts';
import type { loadBulk } from './load.server.ts';

type Rows = Awaited<ReturnType<typeof loadBulk>>['past'];

/** The last changes with how far they have come; looks again by itself while one moves. */
export function BulkPast({ rows }: { rows: Rows }) {
  useLookAgain(rows.some((row) => row.isMoving));

  return (
    <Section title={texts.title}>
      {rows.length === 0 && <Empty text={texts.empty} />}
      {rows.length > 0 && (
        <Table caption={texts.title}>
          <thead>
            <tr>
              {[texts.when, texts.who, texts.what, texts.progress, texts.state, texts.act].map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, at, who, what, done, total, state, kept, mayUndo }) => (
              <tr key={id}>
                <td className="whitespace-nowrap">{at}</td>
                <td>{who}</td>
                <td>{what}</td>
                <td>
                  <progress aria-label={what} max={total} value={done} className="block w-32" />
                  {texts.of(done, total)}
                  {kept > 0 && <p className="text-ink-soft text-sm">{texts.kept(kept)}</p>}
                </td>
                <td>
                  <Badge tone={state === 'done' ? 'ok' : 'neutral'}>{states[state]}</Badge>
                </td>
                <td>
                  {mayUndo && (
                    <Form method="post">
                      <input type="hidden" name="bulk" value={id} />
                      <ConfirmButton intent="undo" look="secondary" size="sm" question={texts.undoQuestion}>
                        {texts.undo}
                      </ConfirmButton>
                    </Form>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </Section>
  );
}
