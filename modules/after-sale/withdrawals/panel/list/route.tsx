import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel.ts';
import { loadWithdrawals } from './load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadWithdrawals(context, request);

export default function Withdrawals() {
  const { tab, search, counts, withdrawals, pages } = useLoaderData<typeof loader>();
  return (
    <QueueFrame
      address="/zaplecze/odstapienia"
      title={texts.title}
      lead={texts.lead}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      search={search}
      pages={pages}
      nothing={withdrawals.length > 0 ? null : texts.nothing[tab]}
    >
      <PanelTable
        caption={texts.title}
        room="wide"
        rows={withdrawals}
        keyOf={({ code }) => code}
        columns={[
          {
            label: shared.columns.number,
            cell: ({ code, orderNumber }) => (
              <>
                <Link to={`/zaplecze/odstapienia/${code}`} className="whitespace-nowrap underline">
                  {code}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber}</span>
              </>
            ),
          },
          {
            label: shared.columns.clock,
            cell: ({ isDue, clock, refund }) => (
              <div>
                {isDue && !clock ? texts.waitsForGoods : <ClockBadge clock={clock} />}
                {refund && refund !== 'paid' && (
                  <span className="block text-ink-soft text-sm">{refundTexts.refund.progress[refund]}</span>
                )}
              </div>
            ),
          },
          { label: shared.columns.goods, cell: ({ goods }) => goods },
          {
            label: shared.columns.client,
            cell: ({ name, email }) => (
              <div>
                {name}
                <span className="block text-ink-soft text-sm wrap-anywhere">{email}</span>
              </div>
            ),
          },
          {
            label: texts.facts.inReturn,
            cell: ({ returnCode }) =>
              returnCode && (
                <Link to={`/zaplecze/zwroty/${returnCode}`} className="whitespace-nowrap underline">
                  {returnCode}
                </Link>
              ),
          },
          { label: texts.facts.madeAt, cell: ({ madeAt }) => <PanelTime at={madeAt} /> },
        ]}
      />
    </QueueFrame>
  );
}
