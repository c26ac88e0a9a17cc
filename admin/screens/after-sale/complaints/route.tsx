import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { PanelTable } from '#admin/ui/panel-table.tsx';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Link } from '#app/ui/link.tsx';
import { columns, noOrder } from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-complaints.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { QueueFrame } from '../parts/queue-frame.tsx';
import { ComplaintBadge } from '../parts/state-badges.tsx';
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
            cell: ({ lastAuthor }) => (lastAuthor ? texts.authors[lastAuthor] : texts.nobodyWrote),
          },
          { label: columns.since, cell: ({ createdAt }) => <PanelTime at={createdAt} /> },
        ]}
      />
    </QueueFrame>
  );
}
