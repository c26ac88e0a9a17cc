import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Button } from '#platform/ui/button.tsx';
import { BLOCK_QUESTIONS } from '../../rules/block-form.ts';
import type { HomeBlockKind } from '../../rules/home-blocks.ts';
import * as texts from '../../texts/panel.ts';
import { changeBlock, loadBlock } from './action.server.ts';
import { BlockConfirmation } from './block-confirmation.tsx';

export const handle: PanelHandle = {
  access: 'content.see',
  actions: { save: 'content.change' },
  title: ({ kind }: { kind: HomeBlockKind }) => texts.kinds[kind].name,
};
export const loader = (args: LoaderFunctionArgs) => loadBlock(args);
export const action = (args: ActionFunctionArgs) => changeBlock(args);

export default function HomeBlock() {
  const { kind, mark, banners, written } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { name, about } = texts.kinds[kind];
  const typed = answer?.written ?? written;
  return (
    <>
      <ScreenHeader title={name} lead={about} back={{ to: '/zaplecze/strona-glowna', label: texts.title }} />
      <ActResult answer={answer} />
      <Form method="post" noValidate className="panel-card grid max-w-[48rem] gap-4">
        <input type="hidden" name="mark" value={answer?.mark ?? mark} />
        {BLOCK_QUESTIONS[kind].map((question) => (
          <BlockConfirmation key={question} question={question} typed={typed[question] ?? []} banners={banners} />
        ))}
        <div>
          <Button type="submit" name="intent" value="save">
            {texts.actions.save}
          </Button>
        </div>
      </Form>
    </>
  );
}
