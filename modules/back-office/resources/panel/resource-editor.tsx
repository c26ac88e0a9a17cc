import { useActionData, useLoaderData } from 'react-router';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import type { loadResource, saveResource } from './resource-actions.server.ts';
import { ResourceForm } from './resource-form.tsx';

/** The screen of one resource, from the data of `loadResource`. */
export function ResourceEditor() {
  const { id, name, mark, typed, nameField, options, fields, groups, texts, list } =
    useLoaderData<typeof loadResource>();
  const sent = useActionData<typeof saveResource>();
  const refused = sent && 'faults' in sent ? sent : undefined;
  return (
    <>
      <ScreenHeader
        title={id === null ? texts.create : name || typed[nameField]}
        back={{ to: list, label: texts.list }}
      />
      <ResourceForm
        // Also without a script the fields have the values that were sent.
        key={refused ? JSON.stringify([refused.faults, refused.mark]) : 'first'}
        fields={fields}
        groups={groups}
        words={texts.fields}
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
