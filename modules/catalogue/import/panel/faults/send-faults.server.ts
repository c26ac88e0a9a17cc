import { data, type RouterContextProvider } from 'react-router';
import { staffShop } from '#modules/back-office/staff/panel/staff.server.ts';
import { CSV_MARK, csvLine } from '#platform/csv/rules/write-csv.ts';
import { columnInFile, findImport, listFaults } from '../../server/index.ts';
import { faultText } from '../../texts/errors.ts';
import { faults as texts } from '../../texts/panel.ts';

export async function sendFaults(context: Readonly<RouterContextProvider>, id: number): Promise<Response> {
  const shop = staffShop(context);
  const found = await findImport(shop, id);
  if (!found) throw data(null, { status: 404 });
  const { row, column, reason } = texts.columns;
  const lines = (await listFaults(shop, id)).map((one) =>
    csvLine([one.row > 0 ? String(one.row) : '', columnInFile(found, one.column), faultText(one.fault)]),
  );
  return new Response(CSV_MARK + csvLine([row, column, reason]) + lines.join(''), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${texts.file(id)}"`,
    },
  });
}
