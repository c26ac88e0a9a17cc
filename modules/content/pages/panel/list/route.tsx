import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { PanelHandle } from '#modules/back-office/staff/panel/access.ts';
import { ScreenHeader } from '#platform/panel-ui/screen-header.tsx';
import { Link } from '#platform/ui/link.tsx';
import { Table } from '#platform/ui/table.tsx';
import * as texts from '../../texts/panel.ts';
import { loadPages } from './load.server.ts';

export const handle: PanelHandle = { access: 'content.see', title: texts.title };
export const loader = ({ context }: LoaderFunctionArgs) => loadPages(context);

export default function Pages() {
  const pages = useLoaderData<typeof loader>();
  return (
    <>
      <ScreenHeader title={texts.title} lead={texts.lead} />
      <Table caption={texts.title} className="max-w-[56rem]">
        <thead>
          <tr>
            <th scope="col">{texts.columns.page}</th>
            <th scope="col">{texts.columns.address}</th>
            <th scope="col">{texts.columns.changed}</th>
          </tr>
        </thead>
        <tbody>
          {pages.map(({ address, title, changed }) => (
            <tr key={address}>
              <th scope="row">
                <Link to={`/zaplecze/strony/${address}`} className="underline">
                  {title}
                </Link>
              </th>
              <td className="whitespace-nowrap">/{address}</td>
              <td className="whitespace-nowrap">{changed ?? texts.empty}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
