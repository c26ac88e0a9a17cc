import type { ReactNode } from 'react';
import { Form } from 'react-router';
import { Button } from '#platform/ui/button.tsx';
import { Input } from '#platform/ui/text-controls.tsx';

interface SearchBarProps {
  /** The searched fields; shown in the empty field. */
  label: string;
  name: string;
  value: string;
  submit: string;
  /** Distinguishes two searches of one screen. */
  title?: string;
  /** Of the list, where another address shows it. */
  action?: string;
  /** Further parts of the query: hidden fields, filters below. */
  children?: ReactNode;
}

/** The search of a list: a field and its button in one line, also on a phone. */
export function SearchBar({ label, name, value, submit, title, action, children }: SearchBarProps) {
  return (
    <Form method="get" action={action} role="search" aria-label={title} key={value}>
      <div className="flex max-w-[40rem] gap-2">
        <Input type="search" name={name} defaultValue={value} placeholder={label} aria-label={label} />
        <Button type="submit" look="secondary">
          {submit}
        </Button>
      </div>
      {children}
    </Form>
  );
}
