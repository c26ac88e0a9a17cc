import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ActResult } from '#platform/panel-ui/action-result.tsx';
import { Empty } from '#platform/panel-ui/empty.tsx';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { SearchBar } from '#platform/panel-ui/search-bar.tsx';
import { ButtonLink } from '#platform/ui/button-link.tsx';
import { Card } from '#platform/ui/card.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import { data as dataTexts } from '../../texts/panel-detail.ts';
import * as texts from '../../texts/panel-list.ts';
import { type CustomerRow, loadCustomers } from './load.server.ts';

export const handle: PanelHandle = { access: 'customers.see', title: texts.title };

export const loader = ({ context, request }: LoaderFunctionArgs) => loadCustomers(context, request);

/** O.42: accounts, and guests by their orders. */
export default function Customers() {
  const { text, isForgotten, rows, next, guest } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} />
      <ActResult answer={isForgotten ? { done: dataTexts.forgotten } : undefined} />
      <SearchBar label={texts.search.hint} name="q" value={text} submit={texts.search.find} />
      {guest && (
        <Card className="mt-4">
          <h2>{texts.guest.title}</h2>
          <p className="wrap-anywhere mt-1 mb-3">{guest.text}</p>
          <ButtonLink to={guest.to} look="secondary" size="sm">
            {texts.guest.link}
          </ButtonLink>
        </Card>
      )}
      <div className="mt-4">
        {rows.length > 0 && <CustomerTable rows={rows} />}
        {rows.length === 0 && !guest && <Empty text={text === '' ? texts.noneYet : texts.none} />}
      </div>
      {next && (
        <p className="mt-4">
          <ButtonLink to={next} look="secondary">
            {texts.next}
          </ButtonLink>
        </p>
      )}
    </>
  );
}

function CustomerTable({ rows }: { rows: CustomerRow[] }) {
  const { columns } = texts;
  return (
    <Table caption={columns.caption}>
      <thead>
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col" className="max-sm:hidden">
            {columns.contact}
          </th>
          <th scope="col">{columns.orders}</th>
          <th scope="col" className="max-sm:hidden">
            {columns.points}
          </th>
          <th scope="col" className="max-lg:hidden">
            {columns.since}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, to, name, email, phone, points, since, orders, last }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={to} className="wrap-anywhere underline">
                {name}
              </Link>
              {name !== email && (
                <span className="wrap-anywhere block font-normal text-ink-soft text-sm sm:hidden">{email}</span>
              )}
            </th>
            <td className="wrap-anywhere max-sm:hidden">
              {email}
              {phone && <span className="block text-ink-soft text-sm">{phone}</span>}
            </td>
            <td>
              {orders}
              {last && <span className="block whitespace-nowrap text-ink-soft text-sm">{last}</span>}
            </td>
            <td className="max-sm:hidden">{points}</td>
            <td className="whitespace-nowrap max-lg:hidden">{since}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
