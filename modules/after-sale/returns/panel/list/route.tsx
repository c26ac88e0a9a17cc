import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import { ReturnBadge } from '#modules/after-sale/claims/panel/state-badges.tsx';
import * as shared from '#modules/after-sale/claims/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import * as refundTexts from '#modules/sales/refunds/texts/claim-refund.ts';
import { formatMoney } from '#platform/money/rules/format-money.ts';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel.ts';
import { loadReturns } from './load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadReturns(context, request);

export default function Returns() {
  const { tab, search, counts, returns, pages } = useLoaderData<typeof loader>();
  return (
    <QueueFrame
      address="/zaplecze/zwroty"
      title={texts.title}
      lead={texts.lead}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      search={search}
      pages={pages}
      nothing={returns.length > 0 ? null : texts.nothing[tab]}
    >
      <PanelTable
        caption={texts.title}
        room="wide"
        rows={returns}
        keyOf={({ code }) => code}
        columns={[
          {
            label: shared.columns.number,
            cell: ({ code, orderNumber }) => (
              <>
                <Link to={`/zaplecze/zwroty/${code}`} className="whitespace-nowrap underline">
                  {code}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber}</span>
              </>
            ),
          },
          { label: shared.columns.clock, cell: ({ clock }) => <ClockBadge clock={clock} /> },
          {
            label: shared.columns.state,
            cell: ({ state, refund }) => (
              <div>
                <ReturnBadge state={state} />
                {refund && refund !== 'paid' && (
                  <span className="block text-ink-soft text-sm">{refundTexts.refund.progress[refund]}</span>
                )}
              </div>
            ),
          },
          { label: shared.columns.goods, cell: ({ goods }) => goods },
          { label: shared.columns.client, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          { label: shared.columns.amount, className: 'whitespace-nowrap', cell: ({ amount }) => formatMoney(amount) },
          { label: shared.columns.since, cell: ({ filedAt }) => <PanelTime at={filedAt} /> },
        ]}
      />
    </QueueFrame>
  );
}
