import { useActionData, useLoaderData } from 'react-router';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import type { Fields } from '#rules/platform/forms/typed-fields.ts';
import type { loadThing, saveThing } from './offer-acts.server.ts';
import type { FieldText } from './offer-field.tsx';
import { OfferForm, type OfferFormGroup } from './offer-form.tsx';

interface OfferEditorProps {
  fields: Fields;
  groups: readonly OfferFormGroup[];
  words: { list: string; create: string; fields: Record<string, FieldText> };
  list: string;
  /** What names the thing, for its heading. */
  named: string;
}

/** The screen of one thing of the offer: a new one, or one to change. */
export function OfferEditor({ fields, groups, words, list, named }: OfferEditorProps) {
  const { id, name, mark, typed, options } = useLoaderData<typeof loadThing>();
  const sent = useActionData<typeof saveThing>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <>
      <ScreenHeader title={id === null ? words.create : name || typed[named]} back={{ to: list, label: words.list }} />
      <OfferForm
        // What was sent stands in the fields again, also without a script.
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
