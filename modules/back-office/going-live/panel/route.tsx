import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx';
import type { OpeningState } from '../rules/opening-state.ts';
import * as texts from '../texts/panel.ts';
import { actOnOpening } from './action.server.ts';
import { loadChecklist } from './load.server.ts';

export const handle: PanelHandle = {
  access: 'settings.see',
  actions: { open: 'settings.change', close: 'settings.change', preview: 'settings.see' },
  title: texts.title,
};
export const loader = ({ context }: LoaderFunctionArgs) => loadChecklist(context);
export const action = ({ context, request }: ActionFunctionArgs) => actOnOpening(context, request);

const LEADS: Record<OpeningState, string> = {
  closed: texts.lead.closed,
  held: texts.lead.held,
  'closes-next': texts.lead.closesNext,
  blocked: texts.lead.open,
  open: texts.lead.open,
};

export default function Checklist() {
  const { items, state, isReady, mayOpen } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={LEADS[state]} />
      <ActResult answer={answer instanceof Response ? undefined : answer} />
      <ul
        aria-label={texts.list}
        className="max-w-[48rem] divide-y divide-line rounded-md border border-line bg-surface"
      >
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
      <Form method="post" className="mt-5 flex flex-wrap gap-3">
        {state === 'closed' && mayOpen && (
          <Button type="submit" name="intent" value="open" look={isReady ? 'primary' : 'secondary'}>
            {texts.open}
          </Button>
        )}
        {state !== 'closed' && mayOpen && (
          <ConfirmButton intent="close" question={texts.closeQuestion} look="danger">
            {texts.close}
          </ConfirmButton>
        )}
        {(state === 'closed' || state === 'held') && (
          <Button type="submit" name="intent" value="preview" look="secondary">
            {texts.preview}
          </Button>
        )}
      </Form>
    </>
  );
}

type ShownItem = Awaited<ReturnType<typeof loadChecklist>>['items'][number];

function Item({ item: { id, done, isHint, reasons, to } }: { item: ShownItem }) {
  const { name, about } = texts.items[id];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold">{name}</p>
        <p className="text-ink-soft text-sm">{about}</p>
        {reasons.map((reason) => (
          <p key={reason} className={`text-sm ${isHint ? 'text-ink-soft' : 'text-warn'}`}>
            {reason}
          </p>
        ))}
      </div>
      <Badge tone={done ? 'ok' : isHint ? 'neutral' : 'warn'}>
        {done ? texts.done : isHint ? texts.hint : texts.missing}
      </Badge>
      {to && (
        <Link to={to} className="underline">
          {done ? texts.change : texts.set}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </Link>
      )}
    </li>
  );
}
