import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { ConfirmButton } from '#admin/ui/confirm-button.tsx';
import { Badge } from '#app/ui/badge.tsx';
import { Button } from '#app/ui/button.tsx';
import { ArrowUpIcon } from '#app/ui/icons/directions.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import * as texts from '#texts/panel/offer.ts';

export interface OfferRow {
  id: number;
  name: string;
  cells: ReactNode[];
  state?: { label: string; tone: 'ok' | 'neutral' | 'warn' };
  /** Left out where it cannot be switched. */
  isOn?: boolean;
}

interface OfferListProps {
  caption: string;
  columns: readonly string[];
  rows: readonly OfferRow[];
  /** Address of the list: an editor is below it. */
  list: string;
  mayChange: boolean;
  movable: boolean;
}

/** What the shop offers, in its order, with what can be done with each. */
export function OfferList({ caption, columns, rows, list, mayChange, movable }: OfferListProps) {
  const hasStates = rows.some(({ state }) => state);
  return (
    <Table caption={caption}>
      <thead>
        <tr>
          {[texts.name, ...columns, ...(hasStates ? [texts.state] : [])].map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          {mayChange && <th scope="col">{texts.actions}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row" className="min-w-40">
              {mayChange ? (
                <Link to={`${list}/${row.id}`} className="underline">
                  {row.name}
                </Link>
              ) : (
                row.name
              )}
            </th>
            {row.cells.map((cell, at) => (
              <td key={columns[at]} className="whitespace-nowrap">
                {cell}
              </td>
            ))}
            {row.state && (
              <td>
                <Badge tone={row.state.tone}>{row.state.label}</Badge>
              </td>
            )}
            {mayChange && (
              <td>
                <RowButtons row={row} movable={movable} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function RowButtons({ row: { id, name, isOn }, movable }: { row: OfferRow; movable: boolean }) {
  return (
    <Form method="post" className="flex gap-1">
      <input type="hidden" name="id" value={id} />
      {movable && (
        <>
          <Button type="submit" name="intent" value="up" look="quiet" square aria-label={texts.upOf(name)}>
            <ArrowUpIcon className="size-5" />
          </Button>
          <Button type="submit" name="intent" value="down" look="quiet" square aria-label={texts.downOf(name)}>
            <ArrowUpIcon className="size-5 rotate-180" />
          </Button>
        </>
      )}
      {isOn !== undefined && (
        <Button type="submit" name="intent" value={isOn ? 'off' : 'on'} look="secondary" size="sm">
          {isOn ? texts.off : texts.on}
        </Button>
      )}
      <ConfirmButton intent="remove" look="quiet" size="sm" question={texts.removeQuestion(name)}>
        {texts.remove}
      </ConfirmButton>
    </Form>
  );
}
