import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Choice } from '#platform/panel-ui/choice.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Section } from '#platform/panel-ui/section.tsx';
import { TextField } from '#platform/panel-ui/text-field.tsx';
import { Button } from '#platform/ui/button.tsx';
import { homeBlockKinds } from '../rules/home-blocks.ts';
import * as texts from '../texts/panel.ts';
import { changeHomeBlocks, loadHomeBlocks } from './action.server.ts';
import { BlockList } from './block-list.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: {
    up: 'content.change',
    down: 'content.change',
    move: 'content.change',
    remove: 'content.change',
    add: 'content.change',
  },
  title: texts.title,
};
export const loader = (args: LoaderFunctionArgs) => loadHomeBlocks(args);
export const action = (args: ActionFunctionArgs) => changeHomeBlocks(args);

export default function Home() {
  const { blocks, mayChange, saved } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} count={blocks.length} lead={texts.lead} />
      <ActResult answer={answer ?? saved} />
      {blocks.length === 0 ? <Empty text={texts.empty} /> : <BlockList blocks={blocks} mayChange={mayChange} />}
      {mayChange && (
        <Section title={texts.add.title} className="mt-5 max-w-[60rem]">
          <Form method="post" className="flex flex-wrap items-end gap-3">
            <Choice label={texts.add.kind} name="kind" value="hero">
              {homeBlockKinds.map((kind) => ({ value: kind, label: texts.kinds[kind].name }))}
            </Choice>
            <Button type="submit" name="intent" value="add" look="secondary">
              {texts.add.submit}
            </Button>
          </Form>
        </Section>
      )}
      <Preview />
    </>
  );
}

function Preview() {
  const { preview, widths } = useLoaderData<typeof loader>();
  const { width, at, address } = preview;
  const words = texts.preview;
  return (
    <Section title={words.title} lead={words.lead} className="mt-5">
      <Form method="get" className="flex flex-wrap items-end gap-3">
        <Choice label={words.width} name="szerokosc" value={String(width ?? 390)}>
          {widths.map((one) => ({ value: String(one), label: words.widths[one] }))}
        </Choice>
        <TextField label={words.at} name="dnia" type="datetime-local" defaultValue={at} />
        <Button type="submit" look="secondary">
          {words.show}
        </Button>
      </Form>
      {width !== null && (
        <section aria-label={words.frame(width)} className="overflow-x-auto">
          <iframe
            src={address}
            title={words.frame(width)}
            // Scripts of the shop's pages must not reach the panel around them.
            sandbox=""
            width={width}
            height={800}
            className="max-w-none rounded-sm border border-line"
          />
        </section>
      )}
    </Section>
  );
}
