import { STATE_TONES } from '#modules/sales/order-admin/panel/list/order-list.tsx';
import * as orderTexts from '#modules/sales/order-admin/texts/panel-list.ts';
import { Section } from '#platform/panel-ui/section.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import { orders as texts } from '../../texts/panel-detail.ts';
import { orders as countText } from '../../texts/panel-list.ts';
import type { CustomerScreen } from './load.server.ts';

export function CustomerOrders({ orders: { count, spent, page, pages, rows } }: Pick<CustomerScreen, 'orders'>) {
  if (rows.length === 0) {
    return (
      <Section title={texts.title}>
        <p className="text-ink-soft">{texts.none}</p>
      </Section>
    );
  }
  return (
    <Section title={texts.title} lead={texts.lead(countText(count), spent)}>
      <Table caption={texts.caption}>
        <thead>
          <tr>
            <th scope="col">{texts.number}</th>
            <th scope="col" className="max-sm:hidden">
              {texts.at}
            </th>
            <th scope="col">{texts.state}</th>
            <th scope="col">{texts.sum}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, state, at, sum }) => (
            <tr key={number}>
              <th scope="row">
                <Link to={`/zaplecze/zamowienia/${number}`} className="underline">
                  {number}
                </Link>
              </th>
              <td className="max-sm:hidden">{at}</td>
              <td>
                <Badge tone={STATE_TONES[state]}>{orderTexts.stateOf[state]}</Badge>
              </td>
              <td className="whitespace-nowrap">{sum}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {pages > 1 && (
        <nav aria-label={texts.pages} className="flex flex-wrap items-center gap-3">
          {page > 1 && <PageLink page={page - 1} label={texts.newer} />}
          <span className="text-ink-soft">{texts.page(page, pages)}</span>
          {page < pages && <PageLink page={page + 1} label={texts.older} />}
        </nav>
      )}
    </Section>
  );
}

function PageLink({ page, label }: { page: number; label: string }) {
  return (
    <ButtonLink to={`?strona=${page}`} look="secondary" size="sm">
      {label}
    </ButtonLink>
  );
}
