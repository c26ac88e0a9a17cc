import { Button } from '#platform/ui/button.tsx';
import { ArrowUpIcon } from '#platform/ui/icons/directions.tsx';
import { TrashIcon } from '#platform/ui/icons/objects.tsx';
import { rowMoves as texts } from '../../texts/panel-product.ts';

interface RowMovesProps<Row> {
  rows: readonly Row[];
  at: number;
  /** For screen readers. */
  name: string;
  onChange(rows: Row[]): void;
}

/** Puts a row up or down, or takes it away. */
export function RowMoves<Row>({ rows, at, name, onChange }: RowMovesProps<Row>) {
  const row = rows[at];
  function move(to: number) {
    if (row !== undefined) onChange(rows.toSpliced(at, 1).toSpliced(to, 0, row));
  }
  return (
    <div className="flex gap-1">
      <Button look="quiet" square disabled={at === 0} aria-label={texts.up(name)} onClick={() => move(at - 1)}>
        <ArrowUpIcon className="size-5" />
      </Button>
      <Button
        look="quiet"
        square
        disabled={at === rows.length - 1}
        aria-label={texts.down(name)}
        onClick={() => move(at + 1)}
      >
        <ArrowUpIcon className="size-5 rotate-180" />
      </Button>
      <Button look="quiet" square aria-label={texts.remove(name)} onClick={() => onChange(rows.toSpliced(at, 1))}>
        <TrashIcon />
      </Button>
    </div>
  );
}
