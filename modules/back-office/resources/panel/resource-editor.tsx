import { useActionData, useLoaderData } from 'react-router';
import type { Fields } from '#platform/forms/rules/typed-fields.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { loadResource, saveResource } from './resource-actions.server.ts';
import { ResourceForm, type ResourceFormGroup } from './resource-form.tsx';

interface ResourceEditorProps {
  fields: Fields;
  groups: readonly ResourceFormGroup[];
  words: { list: string; create: string; fields: Record<string, FieldText> };
  list: string;
  /** What names the thing, for its heading. */
  named: string;
}

/** The screen of one thing of the offer: a new one, or one to change. */
export function ResourceEditor({ fields, groups, words, list, named }: ResourceEditorProps) {
  const { id, name, mark, typed, options } = useLoaderData<typeof loadResource>();
  const sent = useActionData<typeof saveResource>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <>
      <ScreenHeader title={id === null ? words.create : name || typed[named]} back={{ to: list, label: words.list }} />
      <ResourceForm
        // What was sent is in the fields again, also without a script.
        key={refused ? JSON.stringify([refused.faults, refused.mark]) : 'first'}
        fields={fields}
        groups={groups}
        words={words.fields}
        typed={refused?.typed ?? typed}
        faults={refused?.faults}
        stale={refused?.stale}
        mark={refused?.mark ?? mark}
        options={options}
        back={list}
      />
    </>
  );
}
