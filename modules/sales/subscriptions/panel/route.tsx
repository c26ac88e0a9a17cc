import { type ActionFunctionArgs, Form, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { ConfirmButton } from '#platform/panel-ui/confirm-button.tsx';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { Badge, type BadgeTone } from '#platform/ui/badge.tsx';
import { Button } from '#platform/ui/button.tsx';
import { Link } from '#platform/ui/link.tsx';
import type { SubscriptionState } from '../rules/subscription.ts';
import * as texts from '../texts/panel.ts';
import * as shared from '../texts/storefront.ts';
import { changeFromPanel, loadSubscriptions } from './subscriptions.server.ts';

export const handle: PanelHandle = {
  access: 'orders.see',
  actions: { pause: 'orders.change', resume: 'orders.change', skip: 'orders.change', stop: 'orders.change' },
  title: texts.title,
};

export const loader = ({ context, request }: LoaderFunctionArgs) => loadSubscriptions(context, request);
export const action = ({ context, request }: ActionFunctionArgs) => changeFromPanel(context, request);

const TONES: Record<SubscriptionState, BadgeTone> = { active: 'ok', paused: 'waiting', stopped: 'neutral' };

export default function Subscriptions() {
  const { tab, search, counts, subscriptions, pages } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { columns } = texts;
  return (
    <QueueFrame
      address="/zaplecze/subskrypcje"
      title={texts.title}
      lead={texts.lead}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      search={search}
      searchLabel={texts.searchLabel}
      pages={pages}
      result={<ActResult answer={answer} />}
      nothing={subscriptions.length > 0 ? null : texts.nothing[tab]}
    >
      <PanelTable
        caption={texts.title}
        room="wide"
        rows={subscriptions}
        keyOf={({ id }) => id}
        columns={[
          {
            label: columns.what,
            cell: ({ name, details }) => (
              <>
                {name}
                <span className="block font-normal text-ink-soft text-sm">{details}</span>
              </>
            ),
          },
          {
            label: columns.client,
            cell: ({ email, orderNumber }) => (
              <div>
                <span className="wrap-anywhere">{email}</span>
                <Link to={`/zaplecze/zamowienia/${orderNumber}`} className="block text-sm underline">
                  {texts.firstOrder(orderNumber)}
                </Link>
              </div>
            ),
          },
          { label: columns.interval, className: 'whitespace-nowrap', cell: ({ interval }) => interval },
          {
            label: columns.next,
            cell: ({ next, missed }) => (
              <div>
                {next}
                {missed && <span className="block text-sm text-warn">{missed}</span>}
              </div>
            ),
          },
          { label: columns.state, cell: ({ state }) => <Badge tone={TONES[state]}>{shared.states[state]}</Badge> },
          { label: columns.made, cell: ({ ordersMade }) => ordersMade },
          { label: columns.actions, isActions: true, cell: (row) => <Intents row={row} /> },
        ]}
      />
    </QueueFrame>
  );
}

type Row = Awaited<ReturnType<typeof loadSubscriptions>>['subscriptions'][number];

function Intents({ row: { id, name, email, nextOn, intents } }: { row: Row }) {
  if (intents.length === 0) return null;
  return (
    <Form method="post" className="flex flex-wrap gap-2">
      <input type="hidden" name="subscription" value={id} />
      <input type="hidden" name="next" value={nextOn} />
      {intents.map((intent) =>
        intent === 'stop' ? (
          <ConfirmButton key={intent} intent={intent} look="secondary" size="sm" question={texts.question(name, email)}>
            {texts.intents.stop}
          </ConfirmButton>
        ) : (
          <Button key={intent} type="submit" name="intent" value={intent} look="secondary" size="sm">
            {texts.intents[intent]}
          </Button>
        ),
      )}
    </Form>
  );
}
