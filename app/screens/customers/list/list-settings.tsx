import { Form, useSubmit } from 'react-router';
import { useHydrated } from '#app/features/platform/forms/use-hydrated.ts';
import { LIST_SORTS } from '#rules/customers/lists/list-sort.ts';
import { listTexts } from '#texts/customers/lists.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ShownList } from './load.server.ts';

/** The settings select (S2.63): renames, shares, sorts or deletes. A choice acts at once, or with the button when there is no script. */
export function ListSettings({ list }: { list: ShownList }) {
  const submit = useSubmit();
  const hydrated = useHydrated();
  const { settings } = listTexts;
  return (
    <Form action={list.address} preventScrollReset className="flex items-end gap-2 max-md:w-full">
      <Field label={settings.label} className="min-w-0 flex-1 md:w-64">
        {(wiring) => (
          <Select
            {...wiring}
            name="ustaw"
            defaultValue={list.panel ?? ''}
            onChange={(event) => event.currentTarget.value && void submit(event.currentTarget.form)}
          >
            <option value="">{settings.choose}</option>
            <option value="rename">{settings.rename}</option>
            <option value="share">{list.public ? listTexts.share.title : settings.share}</option>
            <optgroup label={settings.sort}>
              {LIST_SORTS.map((sort) => (
                <option key={sort} value={`sort-${sort}`}>
                  {settings.sorts[sort]}
                </option>
              ))}
            </optgroup>
            <option value="remove">{settings.remove}</option>
          </Select>
        )}
      </Field>
      {!hydrated && (
        <Button type="submit" look="secondary">
          {settings.submit}
        </Button>
      )}
    </Form>
  );
}
