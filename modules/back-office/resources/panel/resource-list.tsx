import { Form } from 'react-router';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { type PanelColumn, PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { classNames } from '#platform/ui/class-names.ts';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../texts/panel.ts';

export interface ResourceRow {
  id: number;
  name: string;
  cells: (string | number)[];
  state?: { label: string; tone: 'ok' | 'neutral' | 'warn' };
  /** Left out where it cannot be switched. */
  isOn?: boolean;
}

interface ResourceListProps {
  caption: string;
  columns: readonly string[];
  rows: readonly ResourceRow[];
  /** Address of the list: an editor is below it. */
  list: string;
  mayChange: boolean;
  movable: boolean;
}

/** Resources in the order of the shop, each with its actions. */
export function ResourceList({ caption, columns, rows, list, mayChange, movable }: ResourceListProps) {
  const hasStates = rows.some(({ state }) => state);
  const all: PanelColumn<ResourceRow>[] = [
    { label: texts.name, cell: (row) => <RowName row={row} to={mayChange ? `${list}/${row.id}` : null} /> },
    ...columns.map((label, at) => ({
      label,
      cell: ({ cells }: ResourceRow) => cells[at],
      className: 'whitespace-nowrap',
    })),
  ];
  if (hasStates) {
    all.push({ label: texts.state, cell: ({ state }) => state && <Badge tone={state.tone}>{state.label}</Badge> });
  }
  if (mayChange) {
    all.push({ label: texts.actions, isActions: true, cell: (row) => <RowButtons row={row} movable={movable} /> });
  }
  return <PanelTable caption={caption} columns={all} rows={rows} keyOf={({ id }) => id} room="wide" />;
}

function RowName({ row, to }: { row: ResourceRow; to: string | null }) {
  return to ? (
    <Link to={to} className="underline">
      {row.name}
    </Link>
  ) : (
    row.name
  );
}

function RowButtons({ row: { id, name, isOn }, movable }: { row: ResourceRow; movable: boolean }) {
  return (
    <Form method="post" className={classNames('flex flex-wrap items-center gap-1', movable && '-ml-2')}>
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
