import type { Key, ReactNode } from 'react';
import { classNames } from '#platform/ui/class-names.ts';
import { Table } from '#platform/ui/table.tsx';

export interface PanelColumn<Row> {
  label: string;
  cell: (row: Row) => ReactNode;
  className?: string;
  /** Buttons, which say themselves what they are. */
  isActions?: boolean;
}

const ROOM = { narrow: 'panel-rows-narrow', usual: 'panel-rows', wide: 'panel-rows-wide' } as const;

interface PanelTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly PanelColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => Key;
  /** How much room its columns need; with less, rows are cards. */
  room?: 'narrow' | 'usual' | 'wide';
  className?: string;
}

/** A table; where its columns do not fit, every row is a card whose cells say their column (density.css). */
export function PanelTable<Row>({ caption, columns, rows, keyOf, room = 'usual', className }: PanelTableProps<Row>) {
  const [name, ...others] = columns;
  return (
    <Table caption={caption} className={classNames(ROOM[room], className)}>
      <thead>
        <tr>
          {columns.map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            <th scope="row" className={name?.className}>
              {name?.cell(row)}
            </th>
            {others.map(({ label, cell, className: own, isActions }) => (
              <td key={label} data-label={isActions ? undefined : label} className={own}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
