import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#admin/access.ts';
import { PanelTime } from '#admin/ui/panel-time.tsx';
import { Link } from '#app/ui/link.tsx';
import { Table } from '#app/ui/table.tsx';
import { formatMoney } from '#rules/platform/money/format-money.ts';
import * as shared from '#texts/panel/after-sale.ts';
import * as texts from '#texts/panel/after-sale-returns.ts';
import { ClockBadge } from '../parts/clock-badge.tsx';
import { QueueFrame } from '../parts/queue-frame.tsx';
import { ReturnBadge } from '../parts/state-badges.tsx';
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
      <Table caption={texts.title}>
        <thead>
          <tr>
            <th scope="col">{shared.columns.number}</th>
            <th scope="col">{shared.columns.clock}</th>
            <th scope="col">{shared.columns.state}</th>
            <th scope="col">{shared.columns.goods}</th>
            <th scope="col">{shared.columns.client}</th>
            <th scope="col">{shared.columns.amount}</th>
            <th scope="col">{shared.columns.since}</th>
          </tr>
        </thead>
        <tbody>
          {returns.map(({ code, orderNumber, clock, state, goods, email, amount, filedAt, refund }) => (
            <tr key={code}>
              <th scope="row">
                <Link to={`/zaplecze/zwroty/${code}`} className="whitespace-nowrap underline">
                  {code}
                </Link>
                <span className="block font-normal text-ink-soft text-sm">{orderNumber}</span>
              </th>
              <td>
                <ClockBadge clock={clock} />
              </td>
              <td>
                <ReturnBadge state={state} />
                {refund && refund !== 'paid' && (
                  <span className="block text-ink-soft text-sm">{shared.refund.progress[refund]}</span>
                )}
              </td>
              <td className="min-w-40">{goods}</td>
              <td>{email}</td>
              <td className="whitespace-nowrap">{formatMoney(amount)}</td>
              <td>
                <PanelTime at={filedAt} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </QueueFrame>
  );
}
