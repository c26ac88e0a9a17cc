import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { ClockBadge } from '#modules/after-sale/claims/panel/clock-badge.tsx';
import { QueueFrame } from '#modules/after-sale/claims/panel/queue-frame.tsx';
import { ComplaintBadge } from '#modules/after-sale/claims/panel/state-badges.tsx';
import { columns, noOrder } from '#modules/after-sale/claims/texts/panel.ts';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { PanelTable } from '#platform/panel-ui/panel-table.tsx';
import { PanelTime } from '#platform/panel-ui/panel-time.tsx';
import { Link } from '#platform/ui/link.tsx';
import * as texts from '../../texts/panel.ts';
import { loadComplaints } from './load.server.ts';

export const handle: PanelHandle = { access: 'after-sale.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadComplaints(context, request);

export default function Complaints() {
  const { tab, search, counts, complaints, pages } = useLoaderData<typeof loader>();
  return (
    <QueueFrame
      address="/zaplecze/reklamacje"
      title={texts.title}
      lead={texts.lead}
      tabs={texts.tabs}
      counts={counts}
      current={tab}
      search={search}
      pages={pages}
      nothing={complaints.length > 0 ? null : texts.nothing[tab]}
    >
      <PanelTable
        caption={texts.title}
        room="wide"
        rows={complaints}
        keyOf={({ number }) => number}
        columns={[
          {
            label: columns.number,
            cell: ({ number, orderNumber }) => (
              <>
                <Link to={`/zaplecze/reklamacje/${number}`} className="whitespace-nowrap underline">
                  {number}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber ?? noOrder}</span>
              </>
            ),
          },
          { label: columns.clock, cell: ({ clock }) => <ClockBadge clock={clock} /> },
          { label: columns.state, cell: ({ state }) => <ComplaintBadge state={state} /> },
          { label: columns.goods, cell: ({ goods }) => goods },
          { label: columns.client, cell: ({ email }) => <span className="wrap-anywhere">{email}</span> },
          {
            label: texts.lastWord,
            cell: ({ lastAuthor }) => (lastAuthor ? texts.authors[lastAuthor] : texts.isUnanswered),
          },
          { label: columns.since, cell: ({ createdAt }) => <PanelTime at={createdAt} /> },
        ]}
      />
    </QueueFrame>
  );
}
