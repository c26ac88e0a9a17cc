import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { Textarea } from '#platform/ui/text-controls.tsx';

interface LinesFieldProps<Row> {
  name: string;
  words: { label: string; hint?: string };
  value: string;
  error: string | undefined;
  /** Null: the lines are typed on as they are. */
  split(text: string): Row[] | null;
  join(rows: readonly Row[]): string;
  children(rows: readonly Row[], change: (rows: Row[]) => void): ReactNode;
}

/** Rows over a field of lines. The form sends the lines, and without a script they are typed. */
export function LinesField<Row>({ name, words, value, error, split, join, children }: LinesFieldProps<Row>) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [rows, setRows] = useState<Row[] | null>(null);
  const first = useRef(split);
  useEffect(() => setRows(first.current(value)), [value]);

  function change(next: Row[]) {
    setRows(next);
    if (!area.current) return;
    area.current.value = join(next);
    // The draft is saved on this event, as for any other field.
    area.current.dispatchEvent(new Event('input', { bubbles: true }));
  }

  return (
    <FieldGroup
      legend={words.label}
      hint={rows ? undefined : words.hint}
      error={error}
      className="sm:col-span-2 xl:col-span-3"
    >
      <Textarea ref={area} name={name} defaultValue={value} aria-label={words.label} hidden={rows !== null} />
      {rows && children(rows, change)}
    </FieldGroup>
  );
}
