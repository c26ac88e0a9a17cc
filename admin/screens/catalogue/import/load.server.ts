import type { RouterContextProvider } from 'react-router';
import { staffShop } from '#admin/staff.server.ts';
import { hasWritten, isMoving } from '#rules/catalogue/import/import-state.ts';
import { shortMoment } from '#rules/platform/dates/date-format.ts';
import { type ImportEntry, listImports } from '#shop/catalogue/import/index.ts';
import * as texts from '#texts/panel/catalogue-import.ts';

type Context = Readonly<RouterContextProvider>;

export async function loadImports(context: Context) {
  const rows = await listImports(staffShop(context));
  return { past: rows.map(describe) };
}

function describe(row: ImportEntry) {
  const { id, state, source, name, file, staffName, startedAt, counts, faults } = row;
  return {
    id,
    at: shortMoment(startedAt),
    who: staffName || texts.sources[source],
    what: name || file,
    state,
    isMoving: isMoving(state),
    result: hasWritten(state) ? texts.counts(counts.created, counts.changed, counts.unchanged) : '',
    faults: faults > 0 ? texts.faultCount(faults) : '',
  };
}
