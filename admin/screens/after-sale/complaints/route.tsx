import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
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
      <Table caption={texts.title}>
        <thead>
          <tr>
            <th scope="col">{columns.number}</th>
            <th scope="col">{columns.clock}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.goods}</th>
            <th scope="col">{columns.client}</th>
            <th scope="col">{texts.lastWord}</th>
            <th scope="col">{columns.since}</th>
          </tr>
        </thead>
        <tbody>
          {complaints.map(({ number, orderNumber, clock, state, goods, email, lastAuthor, createdAt }) => (
            <tr key={number}>
              <th scope="row">
                <Link to={`/zaplecze/reklamacje/${number}`} className="whitespace-nowrap underline">
                  {number}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber ?? noOrder}</span>
              </th>
              <td>
                <ClockBadge clock={clock} />
              </td>
              <td>
                <ComplaintBadge state={state} />
              </td>
              <td className="min-w-40">{goods}</td>
              <td>{email}</td>
              <td className="whitespace-nowrap">{lastAuthor ? texts.authors[lastAuthor] : texts.nobodyWrote}</td>
              <td>
                <PanelTime at={createdAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </QueueFrame>
  );
}
