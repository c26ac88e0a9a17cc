import { Form } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { CheckIcon } from '#platform/ui/icons/signs.tsx';
import { Input } from '#platform/ui/text-controls.tsx';

interface RowFormProps {
  /** The act, and the name of its field. */
  intent: 'price' | 'stock';
  size: number;
  value: string;
  /** The refused value. */
  rejected: string | undefined;
  /** Where no column is headed by it. */
  caption: string;
  label: string;
  save: string;
  isOpen: boolean;
}

/** One value of a row that is changed in its place; the displayed value is sent along, so that no newer value is lost. */
export function RowForm({ intent, size, value, rejected, caption, label, save, isOpen }: RowFormProps) {
  const heading = (
    <span aria-hidden="true" className="text-ink-soft text-sm lg:hidden">
      {caption}
    </span>
  );
  if (!isOpen) {
    return (
      <div>
        {heading}
        <p className="figures py-2">{value}</p>
      </div>
    );
  }
  return (
    <Form method="post" preventScrollReset className="min-w-0">
      {heading}
      <div className="flex gap-1">
        <input type="hidden" name="size" value={size} />
        <input type="hidden" name="seen" value={value} />
        <Input
          // The field shows a value saved elsewhere.
          key={rejected ?? value}
          name={intent}
          defaultValue={rejected ?? value}
          aria-label={label}
          aria-invalid={rejected !== undefined || undefined}
          inputMode="decimal"
          autoComplete="off"
          required
          className="figures min-w-0"
        />
        <Button type="submit" name="intent" value={intent} look="secondary" square aria-label={save}>
          <CheckIcon />
        </Button>
      </div>
    </Form>
  );
}
