import { Form, type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { FoundList } from '#admin/ui/found-list.tsx';
import { ScreenHeader } from '#admin/ui/screen-header.tsx';
import { Button } from '#app/ui/button.tsx';
import { Field } from '#app/ui/field.tsx';
import { Input } from '#app/ui/text-controls.tsx';
import { find as texts } from '#texts/panel/overview.ts';
import { loadFound } from './load.server.ts';

export const handle: PanelHandle = { access: 'panel.open', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadFound(context, request);

/** The search of the panel as a screen: what Ctrl K opens in a window, without a script and with an address. */
export default function Find() {
  const { text, found } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <Form className="mb-5 flex max-w-[40rem] flex-wrap items-end gap-3">
        <Field label={texts.label} hint={texts.hint} className="min-w-0 flex-1">
          {(control) => <Input {...control} type="search" name="text" defaultValue={text} />}
        </Field>
        <Button type="submit">{texts.send}</Button>
      </Form>
      <FoundList text={text} found={found} />
    </>
  );
}
