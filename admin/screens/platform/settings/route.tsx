import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { ActResult } from '#admin/ui/act-result.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Button } from '#app/ui/button.tsx';
import { Card } from '#app/ui/card.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import * as texts from '#texts/panel/platform-settings.ts';
import { saveSettings } from './act.server.ts';
import { GROUPS } from './groups.ts';
import { loadSettings } from './load.server.ts';
import { SettingField } from './setting-field.tsx';

export const handle: PanelHandle = {
  access: 'settings.see',
  acts: { save: 'settings.change', account: 'settings.change' },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadSettings(context);
export const action = ({ context, request }: ActionFunctionArgs) => saveSettings(context, request);

export default function Settings() {
  const { values, mayChange } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <div className="grid max-w-[56rem] gap-5">
        {GROUPS.map(({ id, fields }) => {
          const own = answer?.group === id ? answer : undefined;
          return (
            <Card key={id} id={id}>
              <h2 className="mb-4">{texts.groups[id]}</h2>
              {id === 'account' && <p className="mb-4 text-ink-soft">{texts.accountLead}</p>}
              <ActResult answer={own} />
              <Form method="post" action={`/zaplecze/ustawienia#${id}`} className="grid gap-4 sm:grid-cols-2">
                <input type="hidden" name="group" value={id} />
                {Object.entries(fields).map(([path, kind]) => (
                  <SettingField
                    key={path}
                    path={path}
                    kind={kind}
                    value={own?.typed[path] ?? values[path] ?? ''}
                    error={own?.faults[path]}
                    disabled={!mayChange}
                  />
                ))}
                {mayChange && (
                  <div className="sm:col-span-2">
                    <Button type="submit" name="intent" value={id === 'account' ? 'account' : 'save'}>
                      {texts.save}
                      <VisuallyHidden>: {texts.groups[id]}</VisuallyHidden>
                    </Button>
                  </div>
                )}
              </Form>
            </Card>
          );
        })}
      </div>
    </>
  );
}
