import { useActionData, useLoaderData } from 'react-router';
import type { Fields } from '#platform/forms/rules/typed-fields.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import type { FieldText } from '#platform/panel-ui/texts/field-text.ts';
import type { loadThing, saveThing } from './thing-acts.server.ts';
import { ThingForm, type ThingFormGroup } from './thing-form.tsx';

interface ThingEditorProps {
  fields: Fields;
  groups: readonly ThingFormGroup[];
  words: { list: string; create: string; fields: Record<string, FieldText> };
  list: string;
  /** What names the thing, for its heading. */
  named: string;
}

/** The screen of one thing of the offer: a new one, or one to change. */
export function ThingEditor({ fields, groups, words, list, named }: ThingEditorProps) {
  const { id, name, mark, typed, options } = useLoaderData<typeof loadThing>();
  const sent = useActionData<typeof saveThing>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <>
      <ScreenHeader title={id === null ? words.create : name || typed[named]} back={{ to: list, label: words.list }} />
      <ThingForm
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
