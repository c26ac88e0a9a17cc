import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Badge } from '#platform/ui/badge.tsx';
import { Table } from '#platform/ui/table.tsx';
import { TextLink } from '#platform/ui/text-link.tsx';
import * as texts from '../../texts/panel-low-stock.ts';
import { loadLowStock } from './load.server.ts';

export const handle: PanelHandle = { access: 'catalogue.see', title: texts.title };

export const loader = ({ context }: LoaderFunctionArgs) => loadLowStock(context);

/** Sold out sizes first. */
export default function LowStock() {
  const { max, all, sizes } = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead(max)} />
      {sizes.length === 0 && <p>{texts.nothing}</p>}
      {sizes.length > 0 && (
        <Table caption={texts.title} className="panel-table">
          <thead>
            <tr>
              <th scope="col">{texts.columns.product}</th>
              <th scope="col">{texts.columns.size}</th>
              <th scope="col">{texts.columns.stock}</th>
              <th scope="col">{texts.columns.sold}</th>
              <th scope="col">{texts.columns.code}</th>
            </tr>
          </thead>
          <tbody>
            {sizes.map(({ code, name, size, to, left, isSoldOut, sold }) => (
              <tr key={`${code} ${to} ${size}`}>
                <th scope="row" className="min-w-40 font-normal">
                  <TextLink to={to}>{name}</TextLink>
                </th>
                <td>{size || texts.oneSize}</td>
                <td className="whitespace-nowrap">
                  {isSoldOut ? <Badge tone="error">{texts.soldOut}</Badge> : <Badge tone="warn">{left}</Badge>}
                </td>
                <td>{sold}</td>
                <td className="whitespace-nowrap">{code}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {sizes.length < all && <p className="mt-3 text-ink-soft">{texts.shown(sizes.length, all)}</p>}
    </>
  );
}
