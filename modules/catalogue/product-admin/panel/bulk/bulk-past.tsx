import { Form } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { useLookAgain } from '#platform/panel-ui/use-look-again.ts';
import { Badge } from '#platform/ui/badge.tsx';
import { states, past as texts } from '../../texts/panel-bulk.ts';
import type { loadBulk } from './load.server.ts';

type Rows = Awaited<ReturnType<typeof loadBulk>>['past'];

/** The last changes with how far they have come; looks again by itself while one moves. */
export function BulkPast({ rows }: { rows: Rows }) {
  useLookAgain(rows.some((row) => row.isMoving));

  return (
    <Section title={texts.title}>
      {rows.length === 0 && <Empty text={texts.empty} />}
      {rows.length > 0 && (
        <PanelTable
          caption={texts.title}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            { label: texts.when, cell: ({ at }) => at },
            { label: texts.who, cell: ({ who }) => who },
            { label: texts.what, cell: ({ what }) => what },
            { label: texts.progress, cell: (row) => <Progress row={row} /> },
            {
              label: texts.state,
              cell: ({ state }) => <Badge tone={state === 'done' ? 'ok' : 'neutral'}>{states[state]}</Badge>,
            },
            {
              label: texts.act,
              isActions: true,
              cell: ({ id, mayUndo }) =>
                mayUndo && (
                  <Form method="post">
                    <input type="hidden" name="bulk" value={id} />
                    <ConfirmButton intent="undo" look="secondary" size="sm" question={texts.undoQuestion}>
                      {texts.undo}
                    </ConfirmButton>
                  </Form>
                ),
            },
          ]}
        />
      )}
    </Section>
  );
}

function Progress({ row: { what, done, total, kept } }: { row: Rows[number] }) {
  return (
    <>
      <progress aria-label={what} max={total} value={done} className="block w-32" />
      {texts.of(done, total)}
      {kept > 0 && <p className="text-ink-soft text-sm">{texts.kept(kept)}</p>}
    </>
  );
}
