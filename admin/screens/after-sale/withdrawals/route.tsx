import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-withdrawals.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { QueueFrame } from '../parts/queue-frame.tsx';
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
      <Table caption={texts.title}>
        <thead>
          <tr>
            <th scope="col">{shared.columns.number}</th>
            <th scope="col">{shared.columns.clock}</th>
            <th scope="col">{shared.columns.goods}</th>
            <th scope="col">{shared.columns.client}</th>
            <th scope="col">{texts.facts.inReturn}</th>
            <th scope="col">{texts.facts.madeAt}</th>
          </tr>
        </thead>
        <tbody>
          {withdrawals.map(({ code, orderNumber, clock, isDue, goods, name, email, returnCode, madeAt, refund }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={`/zaplecze/odstapienia/${code}`} className="whitespace-nowrap underline">
                  {code}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber}</span>
              </th>
              <td>
                {isDue && !clock ? texts.waitsForGoods : <ClockBadge clock={clock} />}
                {refund && refund !== 'paid' && (
                  <span className="block text-ink-soft text-sm">{shared.refund.progress[refund]}</span>
                )}
              </td>
              <td className="min-w-40">{goods}</td>
              <td>
                {name}
                <span className="block text-ink-soft text-sm">{email}</span>
              </td>
              <td>
                {returnCode && (
                  <Link to={`/zaplecze/zwroty/${returnCode}`} className="whitespace-nowrap underline">
                    {returnCode}
                  </Link>
                )}
              </td>
              <td>
                <PanelTime at={madeAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </QueueFrame>
  );
}
