import { Empty } from '#platform/panel-ui/empty.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { states, history as texts } from '../../texts/panel.ts';
import type { loadImports } from './load.server.ts';

type Rows = Awaited<ReturnType<typeof loadImports>>['past'];

/** The last imports, each leading to its own screen. */
export function ImportHistory({ rows }: { rows: Rows }) {
  return (
    <Section title={texts.title}>
      {rows.length === 0 ? (
        <Empty text={texts.empty} />
      ) : (
        <PanelTable
          caption={texts.title}
          rows={rows}
          keyOf={({ id }) => id}
          columns={[
            {
              label: texts.what,
              className: '[overflow-wrap:anywhere]',
              cell: ({ id, what }) => <TextLink to={`/zaplecze/import/${id}`}>{what}</TextLink>,
            },
            {
              label: texts.state,
              cell: ({ state }) => <Badge tone={state === 'done' ? 'ok' : 'neutral'}>{states[state]}</Badge>,
            },
            { label: texts.result, cell: ({ result, faults }) => [result, faults].filter(Boolean).join(', ') },
            { label: texts.when, className: 'whitespace-nowrap', cell: ({ at }) => at },
            { label: texts.who, cell: ({ who }) => who },
          ]}
        />
      )}
    </Section>
  );
}
