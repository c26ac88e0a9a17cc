import { ResourceField } from '#modules/back-office/resources/panel/resource-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { FieldGroup } from '#platform/ui/field-group.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import * as texts from '../../texts/panel.ts';
import { LISTS, type Row } from './lists.ts';
import { type CardId, cardAddress } from './sections.ts';

interface SettingRowsProps {
  path: string;
  group: CardId;
  rows: readonly Row[];
  /** By row and field: `0.name`. */
  faults: Readonly<Record<string, string>>;
  disabled: boolean;
}

/** A list of the settings, a block of fields for each row. Rows come and go by buttons of the form, with a script or without. */
export function SettingRows({ path, group, rows, faults, disabled }: SettingRowsProps) {
  const list = LISTS[path];
  const words = texts.lists[path];
  if (!list || !words) return null;
  const act = (query: string) => cardAddress(group, `?${query}`);
  return (
    <FieldGroup legend={words.title} hint={words.hint} className="sm:col-span-2">
      {rows.length === 0 && <p className="mb-2 text-ink-soft">{words.none}</p>}
      {/* Fields keep what was typed into them: other rows are other fields. */}
      <ul key={JSON.stringify(rows)} className="mb-3 grid gap-3">
        {rows.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own
          <li key={at} className="rounded-md border border-line p-4">
            <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
              {Object.entries(list.fields).map(([name, field]) =>
                name === list.hidden ? (
                  <input key={name} type="hidden" name={`${path}.${name}`} value={row[name] ?? ''} />
                ) : (
                  <ResourceField
                    key={name}
                    name={`${path}.${name}`}
                    field={field}
                    words={words.fields[name] ?? { label: name }}
                    value={row[name] ?? ''}
                    error={faults[`${at}.${name}`]}
                    options={undefined}
                  />
                ),
              )}
            </div>
            {!disabled && (
              <Button
                type="submit"
                name="intent"
                value="rows"
                formAction={act(`remove=${path}.${at}`)}
                look="quiet"
                size="sm"
                className="mt-3"
              >
                {texts.removeRow}
                <VisuallyHidden>: {row.name || words.one(at + 1)}</VisuallyHidden>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {!disabled && rows.length < list.max && (
        <Button type="submit" name="intent" value="rows" formAction={act(`add=${path}`)} look="secondary" size="sm">
          {words.add}
        </Button>
      )}
    </FieldGroup>
  );
}
