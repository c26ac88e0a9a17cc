import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { DetailItems } from '#platform/ui/detail-items.tsx';
import * as texts from '../../texts/panel-order.ts';
import type { OrderScreen } from './load.server.ts';

export function OrderLines({ lines }: { lines: OrderScreen['lines'] }) {
  return (
    <Section title={texts.lines.title}>
      <PanelTable
        caption={texts.lines.title}
        room="narrow"
        rows={lines}
        keyOf={({ lineId }) => lineId}
        columns={[
          { label: texts.lines.name, className: 'font-normal', cell: (line) => <LineName line={line} /> },
          { label: texts.lines.quantity, className: 'whitespace-nowrap', cell: ({ quantity }) => quantity },
          { label: texts.lines.price, className: 'whitespace-nowrap', cell: ({ price }) => price },
          { label: texts.lines.worth, className: 'whitespace-nowrap', cell: ({ worth }) => worth },
        ]}
      />
    </Section>
  );
}

function LineName({ line: { productId, name, code, remarks } }: { line: OrderScreen['lines'][number] }) {
  return (
    <>
      <a href={`/produkt/${productId}`}>{name}</a>
      <ul className="text-ink-soft text-sm">
        <DetailItems details={[code, ...remarks].filter(Boolean)} />
      </ul>
    </>
  );
}
