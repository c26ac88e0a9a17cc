import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import { faults as faultTexts, left as leftTexts, tried as texts } from '../../texts/panel.ts';
import type { loadImport } from './load.server.ts';

type Loaded = Awaited<ReturnType<typeof loadImport>>;

export function Examples({ counts, examples }: Pick<Loaded, 'counts' | 'examples'>) {
  return (
    <Section title={texts.title} lead={texts.lead(counts.created, counts.changed, counts.unchanged)}>
      {examples.length > 0 && (
        <PanelTable
          caption={texts.first(examples.length)}
          rows={examples}
          keyOf={({ code }) => code}
          columns={[
            { label: texts.product, className: 'font-normal', cell: ({ code, name }) => `${name} (${code})` },
            { label: texts.what, cell: ({ what }) => <Lines lines={what} /> },
          ]}
        />
      )}
    </Section>
  );
}

function Lines({ lines }: { lines: string[] }) {
  return (
    <ul className="[overflow-wrap:anywhere]">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** Problems of the file, row by row, also to be taken along. */
export function Faults({
  row: { id, state, faults, faultCount, storedFaults },
}: {
  row: Pick<Loaded, 'id' | 'state' | 'faults' | 'faultCount' | 'storedFaults'>;
}) {
  const { columns } = faultTexts;
  return (
    <Section title={faultTexts.title} lead={state === 'refused' ? faultTexts.refused(faultCount) : faultTexts.pictures}>
      <p>
        <TextLink to={`/zaplecze/import/${id}/uwagi.csv`} reloadDocument download>
          {faultTexts.download}
        </TextLink>
        {storedFaults > faults.length && (
          <span className="ml-3 text-ink-soft">{faultTexts.shown(faults.length, storedFaults)}</span>
        )}
      </p>
      <PanelTable
        caption={faultTexts.title}
        rows={faults}
        keyOf={({ row, column, reason }) => `${row} ${column} ${reason}`}
        columns={[
          { label: columns.row, className: 'font-normal', cell: ({ row }) => faultTexts.rowOf(row) },
          { label: columns.column, cell: ({ row, column }) => column || (row > 0 ? faultTexts.wholeRow : '') },
          { label: columns.reason, className: '[overflow-wrap:anywhere]', cell: ({ reason }) => reason },
        ]}
      />
    </Section>
  );
}

export function LeftProducts({ left, kept }: Pick<Loaded, 'left' | 'kept'>) {
  return (
    <Section title={leftTexts.title} lead={leftTexts.lead(kept)}>
      <PanelTable
        caption={leftTexts.title}
        rows={left}
        keyOf={({ id }) => id}
        columns={[
          {
            label: leftTexts.product,
            className: 'font-normal',
            cell: ({ id, name }) => <TextLink to={`/zaplecze/produkty/${id}`}>{name}</TextLink>,
          },
          { label: leftTexts.fields, cell: ({ fields }) => fields },
        ]}
      />
    </Section>
  );
}
